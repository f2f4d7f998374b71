/** react-admin's own words in English, as react-admin writes them. */
export { default as raEnglish } from 'ra-language-english';

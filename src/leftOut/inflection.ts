// In the place of `inflection`, with which react-admin makes English labels out of names that have no message. Every label
// of the console has one, in each language (tests/resources/generatedMessages.test.ts): the name itself is enough.

const asItIs = (text: string): string => text;

export { asItIs as capitalize, asItIs as humanize, asItIs as inflect, asItIs as pluralize, asItIs as singularize };
export { asItIs as transform };

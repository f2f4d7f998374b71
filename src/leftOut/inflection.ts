// Replaces `inflection`, from which react-admin makes English labels for names without a message. Every label of the
// console has a message in each language (tests/resources/generatedMessages.test.ts), so the plain name is enough.

const asItIs = (text: string): string => text;

export { asItIs as capitalize, asItIs as humanize, asItIs as inflect, asItIs as pluralize, asItIs as singularize };
export { asItIs as transform };

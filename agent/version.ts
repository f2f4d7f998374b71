/** Version of this agent: told to the page, written in the first line of the built file, compared by an update. */
export const AGENT_VERSION = '1.0.0';

export const AGENT_NAME = 'vitrine-agent';

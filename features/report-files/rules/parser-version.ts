/** Version of the readers, kept with every report they read: raise it when the same bytes would be read differently. */
export const PARSER_VERSION = '4';

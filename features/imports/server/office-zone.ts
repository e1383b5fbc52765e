/** The day it is, where a rule asks for one: dates of birth and sentences about days. */
export const OFFICE_ZONE = 'America/New_York';

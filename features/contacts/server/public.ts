// What other features may ask about people.
export { findContact, findContactById, openIdentity, type Contact } from './store.ts';

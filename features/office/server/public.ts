// What other features may ask about the office.
export { findLocationNames, hasMain as hasOffice } from './store.ts';
export { findLetterhead, type Letterhead } from './letterhead.ts';
export { officeLook, officeOnPages, type OfficeLogo, type OfficeLook } from './look/office-look.ts';

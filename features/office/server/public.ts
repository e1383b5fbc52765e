// What other features may ask about the office.
export { findLocationNames } from './store.ts';
export { findLetterhead, type Letterhead } from './letterhead.ts';
export { findOfficeZone } from './look/look-store.ts';
export { officeLook, officeOnPages, type OfficeLogo, type OfficeLook } from './look/office-look.ts';
export { findOfficeSetup, type OfficeSetup } from './office-setup.ts';
export { findStateStatuses } from './states/state-view.ts';

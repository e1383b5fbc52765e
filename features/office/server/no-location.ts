import { refuse } from '../../../platform/base/refusal.ts';

export const NO_LOCATION = refuse('office.locationNotFound', 'There is no such location.');
export const NO_LICENSE = refuse('office.licenseNotFound', 'There is no such license.');

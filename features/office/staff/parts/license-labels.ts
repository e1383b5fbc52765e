import type { LicenseKind } from '../../rules/licenses.ts';

export const LICENSE_LABELS: Readonly<Record<LicenseKind, string>> = {
  license: 'License',
  bond: 'Surety bond',
  registration: 'Registration',
};

import { defineFeature } from '../../../platform/server/feature.ts';
import { officeActivities } from '../activities.ts';
import { officeContract } from '../contract.ts';
import { addLicense } from './operations/add-license.ts';
import { addLocation } from './operations/add-location.ts';
import { assignStaff } from './operations/assign-staff.ts';
import { changeLocation } from './operations/change-location.ts';
import { closeLocation } from './operations/close-location.ts';
import { listLocations } from './operations/list-locations.ts';
import { makeMain } from './operations/make-main.ts';
import { removeLicense } from './operations/remove-license.ts';
import { reopenLocation } from './operations/reopen-location.ts';
import { restoreLicense } from './operations/restore-license.ts';
import { changeLook } from './operations/change-look.ts';
import { disableState } from './operations/disable-state.ts';
import { enableState } from './operations/enable-state.ts';
import { listStates } from './operations/list-states.ts';
import { getLook } from './operations/get-look.ts';
import { removeLogo } from './operations/remove-logo.ts';
import { restoreLogo } from './operations/restore-logo.ts';
import { setLogo } from './operations/set-logo.ts';
import { setZone } from './operations/set-zone.ts';
import { LOGO_WIRE, mountLogoRoute } from './look/logo-route.ts';
import { licenseDeadlines } from './license-deadlines.ts';
import { licenseNeeds } from './license-needs.ts';
import { stateDeadlines, stateNeeds } from './states/state-notices.ts';

export const officeFeature = defineFeature({
  name: 'office',
  contract: officeContract,
  views: ['office_location_names', 'office_license_dates'],
  activities: officeActivities,
  operations: {
    getLook,
    changeLook,
    setLogo,
    removeLogo,
    restoreLogo,
    setZone,
    listLocations,
    addLocation,
    changeLocation,
    makeMain,
    closeLocation,
    reopenLocation,
    addLicense,
    removeLicense,
    restoreLicense,
    assignStaff,
    listStates,
    enableState,
    disableState,
  },
  routes: mountLogoRoute,
  wire: LOGO_WIRE,
  needs: [...licenseNeeds, ...stateNeeds],
  deadlines: [licenseDeadlines, stateDeadlines],
});

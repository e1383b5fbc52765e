import { defineFeature } from '../../../platform/server/feature.ts';
import { offersActivities } from '../activities.ts';
import { offersContract } from '../contract.ts';
import { acknowledge } from './operations/acknowledge.ts';
import { consent } from './operations/consent.ts';
import { getMyPdf } from './operations/get-my-pdf.ts';
import { getMyWord } from './operations/get-my-word.ts';
import { getSignedPdf } from './operations/get-signed-pdf.ts';
import { instruct } from './operations/instruct.ts';
import { list } from './operations/list.ts';
import { make } from './operations/make.ts';
import { mine } from './operations/mine.ts';
import { sign } from './operations/sign.ts';
import { withdraw } from './operations/withdraw.ts';
import { handOver } from './operations/hand-over.ts';
import { openTablet } from './operations/open-tablet.ts';
import { showOnTablet } from './operations/show-on-tablet.ts';
import { getTabletWord } from './operations/get-tablet-word.ts';
import { consentOnTablet } from './operations/consent-on-tablet.ts';
import { acknowledgeOnTablet } from './operations/acknowledge-on-tablet.ts';
import { instructOnTablet } from './operations/instruct-on-tablet.ts';
import { signOnTablet } from './operations/sign-on-tablet.ts';
import { returnTablet } from './operations/return-tablet.ts';
import { OFFERS_FOLLOWERS } from './store/merge.ts';
import { OFFERS_RETENTION } from './store/retention.ts';

export const offersFeature = defineFeature({
  name: 'offers',
  contract: offersContract,
  activities: offersActivities,
  operations: {
    list,
    make,
    withdraw,
    getSignedPdf,
    mine,
    getMyWord,
    getMyPdf,
    consent,
    acknowledge,
    instruct,
    sign,
    handOver,
    openTablet,
    showOnTablet,
    getTabletWord,
    consentOnTablet,
    acknowledgeOnTablet,
    instructOnTablet,
    signOnTablet,
    returnTablet,
  },
  retention: [OFFERS_RETENTION],
  follows: OFFERS_FOLLOWERS,
});

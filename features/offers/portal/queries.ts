import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { offersContract } from '../contract.ts';

export const api = createApi(offersContract);
const queries = createQueries('offers', api);

/** The offer that waits for the client; its instructions name `bureaus` where the client chose among them. */
export const myOfferOptions = (bureaus?: readonly Bureau[]) =>
  queries.mine.queryOptions({ input: bureaus === undefined ? {} : { bureaus: bureaus.join(',') } });

/** The offer on a tablet of the office. */
export const tabletOptions = (bureaus?: readonly Bureau[]) =>
  queries.showOnTablet.queryOptions({ input: bureaus === undefined ? {} : { bureaus: bureaus.join(',') }, retry: false });

export const getTabletWord = () => api.getTabletWord({});
export const getMyWord = () => api.getMyWord({});
export const getMyPdf = () => api.getMyPdf({});

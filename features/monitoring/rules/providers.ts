// The monitoring providers clients come with, and how a report of each becomes a file.
import type { PROVIDER_KEYS } from '../contract.ts';

export type ProviderKey = (typeof PROVIDER_KEYS)[number];

interface ProviderFacts {
  readonly name: string;
  readonly howToSave: string;
}

const PAGE =
  'Open the three-bureau report, wait until every account shows, and save the page with Ctrl+S (Cmd+S on a Mac) as "Web page, HTML only". Upload that file.';
const FILE =
  'Open the three-bureau report and choose Download. Upload the file as it is. Where the provider only prints, save the page with Ctrl+S as "Web page, HTML only".';

export const PROVIDERS: Readonly<Record<ProviderKey, ProviderFacts>> = {
  identityiq: { name: 'IdentityIQ', howToSave: PAGE },
  myscoreiq: { name: 'MyScoreIQ', howToSave: PAGE },
  myfreescorenow: { name: 'MyFreeScoreNow', howToSave: FILE },
  smartcredit: { name: 'SmartCredit', howToSave: FILE },
  privacyguard: { name: 'PrivacyGuard', howToSave: PAGE },
  other: {
    name: 'Another provider',
    howToSave: 'Save the report as a file: HTML, JSON or XML can be read. A PDF is shown beside a form where you type the report in.',
  },
};

// CREDIT_RESPONSE of MISMO 2.3.1 and 2.4: XML attributes, or Array's JSON with the same names as '@' keys (field reference 2.4, 2.5).
import type { ReadFormat } from '../model.ts';
import { childOf, childrenOf, printed, textOf, type JsonNode } from '../source-node.ts';
import { untraced } from '../tracing/trace.ts';
import {
  idsOf,
  prefixed,
  saysYes,
  type Comment,
  type Contact,
  type FileView,
  type LiabilityView,
  type MismoView,
  type PersonView,
  type Placed,
  type Rating,
  type ScoreView,
  type Text,
} from './mismo-view.ts';

/** In what the two flavours differ. */
export interface Flavour {
  readonly format: ReadFormat;
  readonly infileIsPull: boolean;
  readonly provider: (response: JsonNode) => string;
}

const BUREAU_NAMES = ['Equifax', 'Experian', 'TransUnion'] as const;
/** Array's summary of each bureau's file; AP001 is its number of tradelines. */
const SUMMARIES = { Equifax: 'CREDIT_SUMMARY_EFX', Experian: 'CREDIT_SUMMARY_XPN', TransUnion: 'CREDIT_SUMMARY_TUI' } as const;

export function mismo2View(response: JsonNode, flavour: Flavour): MismoView {
  const included = childrenOf(response, 'CREDIT_REPOSITORY_INCLUDED');
  return {
    ...flavour,
    provider: flavour.provider(response),
    reference: textOf(response, 'CreditReportIdentifier'),
    issued: textOf(response, 'CreditReportFirstIssuedDate') || textOf(response, 'CreditReportLastUpdatedDate'),
    ratingCodes: textOf(response, 'CreditRatingCodeType'),
    included: BUREAU_NAMES.filter((name) => included.some((node) => saysYes(textOf(node, `_${name}Indicator`)))),
    frozen: BUREAU_NAMES.filter((name) => saysYes(textOf(childOf(response, 'CREDIT_FROZEN_STATUS'), `_${name}Indicator`))),
    borrowers: childrenOf(response, 'BORROWER').map((node, index) => ({
      id: textOf(node, 'BorrowerID') || `borrower-${index + 1}`,
      main: textOf(node, '_PrintPositionType') === 'Borrower',
      person: personOf(node),
    })),
    files: childrenOf(response, 'CREDIT_FILE').map(fileOf),
    liabilities: childrenOf(response, 'CREDIT_LIABILITY').map(liabilityOf),
    inquiries: childrenOf(response, 'CREDIT_INQUIRY').map((node) => ({ ...placed(node), text: textIn(node), name: textOf(node, '_Name') })),
    records: childrenOf(response, 'CREDIT_PUBLIC_RECORD').map((node) => ({
      ...placed(node),
      text: textIn(node),
      comments: commentsOf(node, 'CREDIT_COMMENT'),
    })),
    scores: childrenOf(response, 'CREDIT_SCORE').map(scoreOf),
    references: childrenOf(response, 'CREDIT_TRADE_REFERENCE').map((node) => ({ ...placed(node), contact: contactOf(node) })),
    totals: {},
    accountsBySource: Object.fromEntries(Object.entries(SUMMARIES).map(([name, key]) => [name, tradelinesOf(childOf(response, key))])),
  };
}

const attribute = prefixed('_');
/** A file's key by its plain name; `own` when it is the element's own ('_Name') and not one shared by several elements. */
interface Plain {
  readonly name: string;
  readonly own: boolean;
}
/** For keys seen so far; files share a few hundred. */
const PLAIN = new Map<string, Plain>();
const MOST_NAMES = 2000;

function plainOf(key: string): Plain {
  let plain = PLAIN.get(key);
  if (plain === undefined) {
    plain = { name: key.replace(/^@?_?/, ''), own: /^@?_/.test(key) };
    if (PLAIN.size < MOST_NAMES) PLAIN.set(key, plain);
  }
  return plain;
}

/**
 * Values are under '_Name'; those shared by several elements are under 'Name' ('CreditLoanType'). They are gone through once, which
 * costs less than asking each element for fifty names it mostly has not.
 */
function textIn(node: JsonNode): Text {
  const keys = new Map<string, string>();
  const values = untraced(node);
  for (const key of Object.keys(values)) {
    if (printed(values[key]) === '') continue;
    const { name, own } = plainOf(key);
    if (own || !keys.has(name)) keys.set(name, key);
  }
  return (name) => {
    const key = keys.get(name);
    return key === undefined ? '' : printed(node[key]);
  };
}

function placed(node: JsonNode): Placed {
  return {
    sources: childrenOf(node, 'CREDIT_REPOSITORY').map((source) => ({
      name: textOf(source, '_SourceType'),
      subscriberCode: textOf(source, '_SubscriberCode'),
    })),
    files: idsOf(textOf(node, 'CreditFileID')),
    owners: idsOf(textOf(node, 'BorrowerID')),
  };
}

function liabilityOf(node: JsonNode): LiabilityView {
  const lates = childOf(node, '_LATE_COUNT');
  const pattern = childOf(node, '_PAYMENT_PATTERN');
  const creditor = childOf(node, '_CREDITOR');
  return {
    ...placed(node),
    text: textIn(node),
    creditor: contactOf(creditor),
    current: ratingOf(childOf(node, '_CURRENT_RATING')),
    highest: ratingOf(childOf(node, '_HIGHEST_ADVERSE_RATING')),
    earlier: ['_MOST_RECENT_ADVERSE_RATING', '_PRIOR_ADVERSE_RATING'].flatMap((key) => childrenOf(node, key).map(ratingOf)),
    late: (days) => textOf(lates, attribute(`${days}Days`)),
    pattern: { data: textOf(pattern, '_Data'), start: textOf(pattern, '_StartDate') },
    comments: commentsOf(node, 'CREDIT_COMMENT'),
  };
}

function ratingOf(node: JsonNode | undefined): Rating {
  return { type: textOf(node, '_Type'), code: textOf(node, '_Code'), date: textOf(node, '_Date') };
}

function commentsOf(node: JsonNode, key: string): Comment[] {
  return childrenOf(node, key).map((comment) => ({
    source: textOf(comment, '_SourceType'),
    type:
      textOf(comment, '_Type') === 'Other'
        ? textOf(comment, '_TypeOtherDescription')
        : textOf(comment, '_Type') || textOf(comment, '_CategoryType'),
    code: textOf(comment, '_Code'),
    text: textOf(comment, '_Text'),
  }));
}

function contactOf(node: JsonNode | undefined): Contact {
  return {
    name: textOf(node, '_Name'),
    street: textOf(node, '_StreetAddress'),
    city: textOf(node, '_City'),
    state: textOf(node, '_State'),
    zip: textOf(node, '_PostalCode'),
    phone: phonesIn(node)[0] ?? textOf(node, '_Phone'),
  };
}

function phonesIn(node: JsonNode | undefined): string[] {
  return [node, ...childrenOf(node, 'CONTACT_DETAIL')]
    .flatMap((holder) => childrenOf(holder, 'CONTACT_POINT'))
    .filter((point) => /phone|mobile/i.test(textOf(point, '_Type')))
    .map((point) => textOf(point, '_Value'));
}

function fileOf(node: JsonNode): FileView {
  return {
    id: textOf(node, 'CreditFileID'),
    owners: idsOf(textOf(node, 'BorrowerID')),
    source: textOf(node, 'CreditRepositorySourceType'),
    status: textOf(node, '_ResultStatusType'),
    infile: textOf(node, '_InfileDate'),
    scoreIds: idsOf(textOf(node, 'CreditScoreID')),
    person: personOf(childOf(node, '_BORROWER')),
    alerts: [
      ...commentsOf(node, '_ALERT_MESSAGE'),
      ...childrenOf(node, '_VARIATION').map((variation) => ({ source: '', type: textOf(variation, '_Type'), code: '', text: '' })),
    ],
    comments: commentsOf(node, 'CREDIT_COMMENT'),
    errors: childrenOf(node, 'CREDIT_ERROR_MESSAGE').map((error) => textOf(error, '_Text')),
  };
}

function personOf(node: JsonNode | undefined): PersonView {
  return {
    name: nameOf(node),
    aliases: childrenOf(node, '_ALIAS').map(nameOf),
    ssn: textOf(node, '_SSN'),
    birth: textOf(node, '_BirthDate'),
    residences: childrenOf(node, '_RESIDENCE').map((home) => ({
      type: textOf(home, 'BorrowerResidencyType'),
      street: textOf(home, '_StreetAddress'),
      city: textOf(home, '_City'),
      state: textOf(home, '_State'),
      zip: textOf(home, '_PostalCode'),
      since: '',
      reported: textOf(home, '_DateReported'),
    })),
    employers: childrenOf(node, 'EMPLOYER').map((job) => ({ name: textOf(job, '_Name'), reported: textOf(job, 'EmploymentReportedDate') })),
    phones: [textOf(node, '_HomeTelephoneNumber'), ...phonesIn(node)],
  };
}

function nameOf(node: JsonNode | undefined): string {
  return (
    textOf(node, '_UnparsedName') ||
    ['_FirstName', '_MiddleName', '_LastName', '_NameSuffix']
      .map((part) => textOf(node, part))
      .filter((part) => part !== '')
      .join(' ')
  );
}

function scoreOf(node: JsonNode): ScoreView {
  const factors = (key: string, positive: boolean) =>
    childrenOf(node, key).map((factor) => ({ code: textOf(factor, '_Code'), text: textOf(factor, '_Text'), positive }));
  return {
    sources: [{ name: textOf(node, 'CreditRepositorySourceType'), subscriberCode: '' }],
    files: idsOf(textOf(node, 'CreditFileID')),
    owners: idsOf(textOf(node, 'BorrowerID')),
    id: textOf(node, 'CreditScoreID'),
    text: textIn(node),
    min: textOf(node, '_MinimumValue'),
    max: textOf(node, '_MaximumValue'),
    factors: [...factors('_FACTOR', false), ...factors('_POSITIVE_FACTOR', true)],
  };
}

function tradelinesOf(summary: JsonNode | undefined): string {
  return textOf(
    childrenOf(summary, '_DATA_SET').find((set) => textOf(set, '_ID') === 'AP001'),
    '_Value',
  );
}

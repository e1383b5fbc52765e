// CREDIT_RESPONSE of MISMO 3.x (field reference 2.6): everything is an element, and RELATIONSHIPS by xlink labels say which file and
// which borrower a line belongs to.
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import {
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

const BUREAU_NAMES = ['Equifax', 'Experian', 'TransUnion'] as const;

/** The response with the nodes around it that may hold relationships. */
export interface Found {
  readonly response: JsonNode;
  readonly around: readonly JsonNode[];
}

export function mismo3View({ response, around }: Found): MismoView {
  const links = linksIn([...around, response]);
  const detail = childOf(response, 'CREDIT_RESPONSE_DETAIL');
  const included = childOf(response, 'CREDIT_REPOSITORY_INCLUDED');
  const borrowers = list(response, 'PARTIES', 'PARTY').flatMap((party) =>
    childrenOf(childOf(party, 'ROLES'), 'ROLE').flatMap((role) => {
      const borrower = childOf(role, 'BORROWER');
      if (!borrower) return [];
      const main = textOf(childOf(borrower, 'BORROWER_DETAIL'), 'BorrowerClassificationType') === 'Primary';
      return [{ id: textOf(role, 'label') || textOf(party, 'label'), main, person: personOf(party) }];
    }),
  );
  const files = list(response, 'CREDIT_FILES', 'CREDIT_FILE');
  const scores = list(response, 'CREDIT_SCORES', 'CREDIT_SCORE');
  const known: Known = {
    links,
    borrowers: new Set(borrowers.map(({ id }) => id)),
    files: new Set(files.map((node) => textOf(node, 'label'))),
    scores: new Map(scores.map((node) => [textOf(node, 'label'), node])),
  };
  const alerts = list(response, 'CREDIT_RESPONSE_ALERT_MESSAGES', 'CREDIT_RESPONSE_ALERT_MESSAGE');
  const models = list(response, 'CREDIT_SCORE_MODELS', 'CREDIT_SCORE_MODEL');
  return {
    format: 'mismo3',
    infileIsPull: false,
    provider: textOf(down(response, 'CREDIT_BUREAU', 'CREDIT_BUREAU_DETAIL'), 'CreditBureauName'),
    reference: textOf(detail, 'CreditReportIdentifier'),
    issued: textOf(detail, 'CreditReportFirstIssuedDate') || textOf(detail, 'CreditReportLastUpdatedDate'),
    ratingCodes: textOf(detail, 'CreditRatingCodeType'),
    included: BUREAU_NAMES.filter((name) => saysYes(textOf(included, `CreditRepositoryIncluded${name}Indicator`))),
    frozen: [],
    borrowers,
    files: files.map((node) => fileOf(node, known, alerts)),
    liabilities: list(response, 'CREDIT_LIABILITIES', 'CREDIT_LIABILITY').map((node) => liabilityOf(node, known)),
    inquiries: list(response, 'CREDIT_INQUIRIES', 'CREDIT_INQUIRY').map((node) => ({
      ...placed(node, known),
      text: textIn(childOf(node, 'CREDIT_INQUIRY_DETAIL'), 'CreditInquiry'),
      name: textOf(childOf(node, 'NAME'), 'FullName'),
    })),
    records: list(response, 'CREDIT_PUBLIC_RECORDS', 'CREDIT_PUBLIC_RECORD').map((node) => ({
      ...placed(node, known),
      text: textIn(childOf(node, 'CREDIT_PUBLIC_RECORD_DETAIL'), 'CreditPublicRecord'),
      comments: commentsOf(node),
    })),
    scores: scores.map((node) => scoreOf(node, known, models)),
    references: list(response, 'CREDIT_TRADE_REFERENCES', 'CREDIT_TRADE_REFERENCE').map((node) => ({
      ...placed(node, known),
      contact: contactOf(node),
    })),
    totals: totalsOf(response),
    accountsBySource: {},
  };
}

interface Known {
  readonly links: ReadonlyMap<string, readonly string[]>;
  readonly borrowers: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  readonly scores: ReadonlyMap<string, JsonNode>;
}

/** The child under the first key, in it the child under the next, and so on. */
export function down(node: JsonNode | undefined, ...keys: readonly string[]): JsonNode | undefined {
  return keys.reduce<JsonNode | undefined>((at, key) => childOf(at, key), node);
}

/** MISMO 3 keeps lists in a container of the plural name. */
export function list(node: JsonNode | undefined, container: string, item: string): JsonNode[] {
  return childrenOf(node, container).flatMap((holder) => childrenOf(holder, item));
}

/** Label to the labels it is tied to; writers differ in which end they call 'from'. */
function linksIn(nodes: readonly JsonNode[]): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const tie = (a: string, b: string): void => {
    const known = links.get(a);
    if (known) known.push(b);
    else links.set(a, [b]);
  };
  for (const link of nodes.flatMap((node) => list(node, 'RELATIONSHIPS', 'RELATIONSHIP'))) {
    const [from, to] = [textOf(link, 'from'), textOf(link, 'to')];
    if (from === '' || to === '') continue;
    tie(from, to);
    tie(to, from);
  }
  return links;
}

function placed(node: JsonNode, { links, borrowers, files }: Known): Placed {
  const tied = links.get(textOf(node, 'label')) ?? [];
  return {
    sources: list(node, 'CREDIT_REPOSITORIES', 'CREDIT_REPOSITORY').map((source) => ({
      name: textOf(source, 'CreditRepositorySourceTypeOtherDescription') || textOf(source, 'CreditRepositorySourceType'),
      subscriberCode: textOf(source, 'CreditRepositorySubscriberCode'),
    })),
    files: tied.filter((label) => files.has(label)),
    owners: tied.filter((label) => borrowers.has(label)),
  };
}

const KEYS = {
  CreditLiability: prefixed('CreditLiability'),
  CreditInquiry: prefixed('CreditInquiry'),
  CreditPublicRecord: prefixed('CreditPublicRecord'),
  CreditScore: prefixed('CreditScore'),
} as const;

function textIn(detail: JsonNode | undefined, prefix: keyof typeof KEYS): Text {
  const key = KEYS[prefix];
  return (name) => textOf(detail, key(name)) || textOf(detail, name);
}

function liabilityOf(node: JsonNode, known: Known): LiabilityView {
  const lates = down(node, 'CREDIT_LIABILITY_LATE_COUNT', 'CREDIT_LIABILITY_LATE_COUNT_DETAIL');
  const pattern = childOf(node, 'CREDIT_LIABILITY_PAYMENT_PATTERN');
  return {
    ...placed(node, known),
    text: textIn(childOf(node, 'CREDIT_LIABILITY_DETAIL'), 'CreditLiability'),
    creditor: contactOf(childOf(node, 'CREDIT_LIABILITY_CREDITOR')),
    current: ratingOf(node, 'CREDIT_LIABILITY_CURRENT_RATING', 'CreditLiabilityCurrentRating'),
    highest: ratingOf(node, 'CREDIT_LIABILITY_HIGHEST_ADVERSE_RATING', 'CreditLiabilityHighestAdverseRating'),
    earlier: [
      ratingOf(node, 'CREDIT_LIABILITY_MOST_RECENT_ADVERSE_RATING', 'CreditLiabilityMostRecentAdverseRating'),
      ...childrenOf(node, 'CREDIT_LIABILITY_PRIOR_ADVERSE_RATINGS').flatMap((holder) =>
        ratingsOf(holder, 'CREDIT_LIABILITY_PRIOR_ADVERSE_RATING', 'CreditLiabilityPriorAdverseRating'),
      ),
    ],
    late: (days) => textOf(lates, `CreditLiability${days}DaysLateCount`),
    pattern: {
      data: textOf(pattern, 'CreditLiabilityPaymentPatternDataText'),
      start: textOf(pattern, 'CreditLiabilityPaymentPatternStartDate'),
    },
    comments: commentsOf(node),
  };
}

function ratingOf(node: JsonNode, element: string, prefix: string): Rating {
  return readRating(childOf(node, element), prefix);
}

function ratingsOf(node: JsonNode, element: string, prefix: string): Rating[] {
  return childrenOf(node, element).map((rating) => readRating(rating, prefix));
}

function readRating(rating: JsonNode | undefined, prefix: string): Rating {
  return { type: textOf(rating, `${prefix}Type`), code: textOf(rating, `${prefix}Code`), date: textOf(rating, `${prefix}Date`) };
}

function commentsOf(node: JsonNode): Comment[] {
  return list(node, 'CREDIT_COMMENTS', 'CREDIT_COMMENT').map((comment) => ({
    source: textOf(comment, 'CreditCommentSourceType'),
    type: textOf(comment, 'CreditCommentType'),
    code: textOf(comment, 'CreditCommentCode'),
    text: textOf(comment, 'CreditCommentText'),
  }));
}

function contactOf(node: JsonNode | undefined): Contact {
  const address = childOf(node, 'ADDRESS');
  return {
    name: textOf(childOf(node, 'NAME'), 'FullName'),
    street: textOf(address, 'AddressLineText'),
    city: textOf(address, 'CityName'),
    state: textOf(address, 'StateCode'),
    zip: textOf(address, 'PostalCode'),
    phone: phonesIn(node)[0] ?? '',
  };
}

function phonesIn(node: JsonNode | undefined): string[] {
  return list(node, 'CONTACT_POINTS', 'CONTACT_POINT')
    .map((point) => textOf(childOf(point, 'CONTACT_POINT_TELEPHONE'), 'ContactPointTelephoneValue'))
    .filter((phone) => phone !== '');
}

function fileOf(node: JsonNode, known: Known, alerts: readonly JsonNode[]): FileView {
  const detail = childOf(node, 'CREDIT_FILE_DETAIL');
  const label = textOf(node, 'label');
  const person = personOf(childOf(node, 'PARTY'));
  const own = alerts.filter((alert) => {
    const tied = known.links.get(textOf(alert, 'label')) ?? [];
    return tied.some((other) => other === label || (known.scores.has(other) && known.links.get(other)?.includes(label)));
  });
  return {
    id: label,
    owners: (known.links.get(label) ?? []).filter((other) => known.borrowers.has(other)),
    source: textOf(detail, 'CreditRepositorySourceType'),
    status: textOf(detail, 'CreditFileResultStatusType'),
    infile: textOf(detail, 'CreditFileInfileDate'),
    scoreIds: [],
    person,
    alerts: [
      ...own.map((alert) => ({
        source: '',
        type: textOf(alert, 'CreditResponseAlertMessageCategoryType') || textOf(alert, 'CreditResponseAlertMessageType'),
        code: textOf(alert, 'CreditResponseAlertMessageCode'),
        text: textOf(alert, 'CreditResponseAlertMessageText'),
      })),
      ...list(node, 'CREDIT_FILE_VARIATIONS', 'CREDIT_FILE_VARIATION').map((variation) => ({
        source: '',
        type: textOf(variation, 'CreditFileVariationType'),
        code: '',
        text: '',
      })),
    ],
    comments: commentsOf(node),
    errors: list(node, 'CREDIT_ERROR_MESSAGES', 'CREDIT_ERROR_MESSAGE').map((error) => textOf(error, 'CreditErrorMessageText')),
  };
}

export function personOf(party: JsonNode | undefined): PersonView {
  const individual = childOf(party, 'INDIVIDUAL');
  const borrower = down(party, 'ROLES', 'ROLE', 'BORROWER');
  return {
    name: nameOf(childOf(individual, 'NAME')),
    aliases: list(individual, 'ALIASES', 'ALIAS').map((alias) => nameOf(childOf(alias, 'NAME'))),
    ssn:
      list(party, 'TAXPAYER_IDENTIFIERS', 'TAXPAYER_IDENTIFIER')
        .map((id) => textOf(id, 'TaxpayerIdentifierValue'))
        .find((value) => value !== '') ?? '',
    birth:
      textOf(down(individual, 'IDENTIFICATION_VERIFICATION', 'BIRTH_INFORMATION'), 'BirthDate') ||
      textOf(childOf(borrower, 'BORROWER_DETAIL'), 'BorrowerBirthDate'),
    residences: list(borrower, 'RESIDENCES', 'RESIDENCE').map((home) => {
      const [address, detail] = [childOf(home, 'ADDRESS'), childOf(home, 'RESIDENCE_DETAIL')];
      return {
        type: textOf(detail, 'BorrowerResidencyType'),
        street: textOf(address, 'AddressLineText'),
        city: textOf(address, 'CityName'),
        state: textOf(address, 'StateCode'),
        zip: textOf(address, 'PostalCode'),
        since: textOf(detail, 'BorrowerResidencyStartDate'),
        reported: textOf(detail, 'BorrowerResidencyReportedDate'),
      };
    }),
    employers: list(borrower, 'EMPLOYERS', 'EMPLOYER').map((job) => ({
      name:
        textOf(down(job, 'LEGAL_ENTITY', 'LEGAL_ENTITY_DETAIL'), 'FullName') ||
        textOf(down(job, 'LEGAL_ENTITY', 'ALIASES', 'ALIAS', 'NAME'), 'FullName'),
      reported: textOf(childOf(job, 'EMPLOYMENT'), 'EmploymentReportedDate'),
    })),
    phones: phonesIn(individual),
  };
}

function nameOf(name: JsonNode | undefined): string {
  return (
    textOf(name, 'FullName') ||
    ['FirstName', 'MiddleName', 'LastName', 'SuffixName']
      .map((part) => textOf(name, part))
      .filter((part) => part !== '')
      .join(' ')
  );
}

function scoreOf(node: JsonNode, known: Known, models: readonly JsonNode[]): ScoreView {
  const text = textIn(childOf(node, 'CREDIT_SCORE_DETAIL'), 'CreditScore');
  const named = (detail: Text): string => `${detail('ModelNameType')}|${detail('ModelNameTypeOtherDescription')}`;
  const model = models
    .map((one) => textIn(childOf(one, 'CREDIT_SCORE_MODEL_DETAIL'), 'CreditScore'))
    .find((detail) => named(detail) === named(text));
  const { files, owners } = placed(node, known);
  return {
    sources: [{ name: text('CreditRepositorySourceType'), subscriberCode: '' }],
    files,
    owners,
    id: textOf(node, 'label'),
    text,
    min: model?.('MinimumValue') ?? '',
    max: model?.('MaximumValue') ?? '',
    factors: list(node, 'CREDIT_SCORE_FACTORS', 'CREDIT_SCORE_FACTOR').map((factor) => ({
      code: textOf(factor, 'CreditScoreFactorCode'),
      text: textOf(factor, 'CreditScoreFactorText'),
      positive: /positive/i.test(textOf(factor, 'CreditScoreFactorType')),
    })),
  };
}

function totalsOf(response: JsonNode): MismoView['totals'] {
  const sets = list(response, 'CREDIT_SUMMARIES', 'CREDIT_SUMMARY').flatMap((summary) =>
    list(summary, 'CREDIT_SUMMARY_DATA_SETS', 'CREDIT_SUMMARY_DATA_SET'),
  );
  const count = (name: string): number | undefined => {
    const value = textOf(
      sets.find((set) => textOf(set, 'CreditSummaryDataSetName') === name),
      'CreditSummaryDataSetValue',
    );
    return /^\d{1,6}$/.test(value) ? Number(value) : undefined;
  };
  const [accounts, inquiries, publicRecords] = [count('TotalLiabilityCount'), count('InquiryCount'), count('PublicRecordCount')];
  return {
    ...(accounts === undefined ? {} : { accounts }),
    ...(inquiries === undefined ? {} : { inquiries }),
    ...(publicRecords === undefined ? {} : { publicRecords }),
  };
}

// Made by apps/server/schema.test.ts from the migrations; UPDATE_DOCS=1 writes it again. One interface for each table and view, its
// columns as the program names them. Columns that the database writes itself cannot be inserted or updated.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CivilDate } from '../platform/base/civil-date.ts';

/** JSON: its reader says what it expects, with `$narrowType` or a schema. */
type Json<T extends null | undefined = never> = ColumnType<unknown, object | string | T, object | string | Extract<T, null>>;
type List<T, N extends null | undefined = never> = ColumnType<T[] | Extract<N, null>, readonly T[] | N, readonly T[] | Extract<N, null>>;

interface AccessLog {
  id: GeneratedAlways<number>;
  at: Date;
  userId: string;
  sessionId: string | null;
  contactId: string;
  kind: string;
}

interface AccessLogDays {
  day: CivilDate;
  entries: number;
  digest: Buffer;
}

interface AccessSettings {
  single: Generated<boolean>;
  separateSignInCodes: Generated<boolean>;
  minPasswordLength: Generated<number>;
  staffSecondFactor: Generated<'required' | 'offered'>;
  inviteDays: Generated<number>;
  waiverReason: string | null;
  waiverByName: string | null;
  waiverAt: Date | null;
}

interface ActionCodes {
  id: string;
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
  codeHash: Buffer;
  userId: string;
  email: string;
  newEmail: string | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  voidedAt: Date | null;
}

interface Activity {
  id: GeneratedAlways<number>;
  at: Date;
  kind: string;
  actorKind: 'staff' | 'client' | 'public' | 'system' | 'automation';
  actorId: string | null;
  actorName: string;
  contactId: string | null;
  subjectType: string;
  subjectId: string;
  requestId: string | null;
  writtenBy: Generated<string>;
  feature: GeneratedAlways<string>;
  alsoAbout: List<string, null | undefined>;
  contentSealed: Buffer | null;
}

interface ActivityChain {
  position: number;
  activityId: number;
  hash: Buffer;
}

interface ActivityDisposals {
  activityId: number;
  disposalId: string;
  mac: Buffer;
}

interface ActivityEntries {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  kind: GeneratedAlways<string>;
  actorKind: GeneratedAlways<'staff' | 'client' | 'public' | 'system' | 'automation'>;
  actorId: GeneratedAlways<string | null>;
  actorName: GeneratedAlways<string>;
  contactId: GeneratedAlways<string | null>;
}

interface ActivityTimes {
  id: GeneratedAlways<number>;
  contactId: GeneratedAlways<string | null>;
  at: GeneratedAlways<Date>;
}

interface AgreementDays {
  id: GeneratedAlways<string>;
  contactId: GeneratedAlways<string>;
  signedOn: GeneratedAlways<CivilDate>;
  how: GeneratedAlways<'paper' | 'other-system' | 'portal' | 'tablet'>;
  state: GeneratedAlways<string | null>;
  cancelledOn: GeneratedAlways<CivilDate | null>;
  recordedBy: GeneratedAlways<string>;
  recordedByName: GeneratedAlways<string>;
}

interface AgreementTemplateVersions {
  id: string;
  templateId: string;
  number: number;
  name: string;
  language: 'en' | 'es';
  states: List<string>;
  content: Json;
  publishedAt: Date;
  publishedBy: string | null;
}

interface AgreementTemplates {
  id: string;
  version: Generated<number>;
  pairId: string;
  name: string;
  language: 'en' | 'es';
  states: List<string, undefined>;
  draft: Json<null | undefined>;
  draftSavedAt: Date | null;
  draftSavedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
}

interface Agreements {
  contactId: string;
  id: string;
  version: Generated<number>;
  signedOn: CivilDate;
  disclosureGivenOn: CivilDate;
  how: 'paper' | 'other-system' | 'portal' | 'tablet';
  note: string | null;
  state: string | null;
  cancelledOn: CivilDate | null;
  cancelledHow: 'post' | 'email' | 'text' | 'phone' | 'in-person' | 'portal' | 'other' | 'completed' | 'expired' | 'office' | null;
  recordedAt: Date;
  recordedBy: string;
  recordedByName: string;
  removedAt: Date | null;
  attestedBy: string;
  attestedReason: string | null;
  found: 'web' | 'inbound-call' | 'outbound-call' | 'mixed' | 'unknown' | null;
  scanName: string | null;
}

interface Answers {
  id: string;
  version: Generated<number>;
  contactId: string | null;
  letterId: string | null;
  fileId: string | null;
  sourceSha256: string;
  fromClient: boolean;
  addedBy: string | null;
  addedByName: string;
  arrivedAt: Date;
  readAt: Date | null;
  pages: number | null;
  pageCodes: Json<null | undefined>;
  state: Generated<'to-sort' | 'to-enter' | 'entered' | 'set-aside'>;
  stateBefore: 'to-sort' | 'to-enter' | null;
  sortedBy: 'barcode' | 'person' | null;
  kind: 'results' | 'verified' | 'deleted' | 'updated' | 'frivolous' | 'needs-identity' | 'needs-more' | 'third-party' | 'reinserted-notice' | 'other' | null;
  answeredOn: CivilDate | null;
  receivedOn: CivilDate | null;
  eventOn: CivilDate | null;
  enteredAt: Date | null;
  enteredByName: string | null;
  outcomeIds: List<string, undefined>;
  step: 'identity-papers' | 'more-facts' | 'next-round' | null;
  stepDueOn: CivilDate | null;
  stepDoneOn: CivilDate | null;
  stepDoneByName: string | null;
  splitFrom: string | null;
  contentSealed: Buffer | null;
}

interface Appointments {
  id: string;
  version: Generated<number>;
  contactId: string | null;
  assigneeId: string | null;
  startsAt: Date;
  endsAt: Date;
  contentSealed: Buffer;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
  removedAt: Date | null;
}

interface AutomationRules {
  id: string;
  version: Generated<number>;
  name: string;
  kind: string;
  filter: Json;
  actionKind: 'task' | 'note' | 'tag' | 'owner' | 'follow-up';
  actionSealed: Buffer;
  ownerId: string;
  hourlyLimit: number;
  onSince: Date | null;
  done: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  lastRunAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
}

interface AutomationRuns {
  ruleId: string;
  activityId: number;
  contactId: string;
  kind: string;
  at: Date;
  outcome: 'done' | 'skipped' | 'failed';
  reason: string | null;
}

interface AutomationState {
  single: Generated<boolean>;
  writtenBy: Generated<string>;
  activityId: Generated<number>;
  pausedAt: Date | null;
  pausedByName: string | null;
}

interface BackupFiles {
  id: string;
  name: string;
  place: 'folder' | 'bucket';
  state: 'making' | 'made' | 'tested' | 'failed' | 'cancelled';
  nightly: boolean;
  requestedBy: string | null;
  requestedByName: string;
  createdAt: Date;
  movedAt: Date;
  phase: 'tables' | 'files' | null;
  done: Generated<number>;
  total: Generated<number>;
  cancelAskedAt: Date | null;
  endedAt: Date | null;
  sizeBytes: number | null;
  rowCount: number | null;
  fileCount: number | null;
  missingFiles: number | null;
  snapshotMs: number | null;
  testedAt: Date | null;
  problem: string | null;
  removedAt: Date | null;
}

interface BackupSheet {
  single: Generated<boolean>;
  openedAt: Date;
  openedBy: string | null;
  confirmedAt: Date | null;
}

interface BillingStandings {
  id: string;
  contactId: string;
  plan: 'monthly' | 'flat' | 'per-deletion' | 'none';
  standing: 'up-to-date' | 'past-due' | 'payment-failed' | 'paused' | 'ended';
  since: CivilDate;
  note: string | null;
  recordedAt: Date;
  recordedBy: string;
  recordedByName: string;
  removedAt: Date | null;
  isCurrent: Generated<boolean>;
}

interface BulkRows {
  runId: string;
  position: number;
  contactId: string;
  outcome: 'changed' | 'skipped' | 'failed' | null;
  reason: string | null;
  before: Json<null | undefined>;
  after: Json<null | undefined>;
  kept: Json<null | undefined>;
  madeAt: Date | null;
  undone: boolean | null;
}

interface BulkRuns {
  id: string;
  object: 'contacts' | 'leads' | 'clients';
  filter: Json;
  change: string;
  value: string;
  words: string;
  state: 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
  rowsTotal: number;
  rowsChanged: Generated<number>;
  rowsSkipped: Generated<number>;
  rowsFailed: Generated<number>;
  rowsUndone: Generated<number>;
  rowsKept: Generated<number>;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
  finishedAt: Date | null;
  problem: string | null;
  actingId: string;
}

interface CalendarFeeds {
  userId: string;
  secretHash: Buffer;
  withNames: boolean;
  createdAt: Date;
  lastReadAt: Date | null;
}

interface ClientStatements {
  contactId: string;
  id: string;
  kind: string;
  bureau: 'EQ' | 'EX' | 'TU' | null;
  lineKey: string | null;
  happenedOn: CivilDate | null;
  untilOn: CivilDate | null;
  addedAt: Date;
  addedByName: string;
  removedAt: Date | null;
  wordsSealed: Buffer | null;
}

interface Clients {
  userId: string;
  contactId: string;
  email: string;
  name: string;
  createdAt: Date;
}

interface ContactAddresses {
  id: string;
  contactId: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string;
  zip: string;
  livedFrom: CivilDate | null;
  livedUntil: CivilDate | null;
  createdAt: Date;
  removedAt: Date | null;
}

interface ContactBulkChanges {
  id: string;
  action: string;
  changed: Json;
  count: number;
  madeBy: string;
  madeAt: Date;
  undoneAt: Date | null;
  words: string | null;
}

interface ContactBulkHistory {
  id: GeneratedAlways<string>;
  action: GeneratedAlways<string>;
  words: GeneratedAlways<string | null>;
  count: GeneratedAlways<number>;
  madeBy: GeneratedAlways<string>;
  madeAt: GeneratedAlways<Date>;
  undoneAt: GeneratedAlways<Date | null>;
}

interface ContactConsents {
  id: string;
  contactId: string;
  channel: 'email' | 'sms' | 'call';
  given: boolean;
  at: Date;
  source: string;
  wording: string | null;
  recordedBy: string | null;
  recordedByName: string;
}

interface ContactFacets {
  contactId: string;
  facet: string;
  value: string;
  category: string;
  createdAt: Date;
}

interface ContactFields {
  id: string;
  version: Generated<number>;
  label: string;
  kind: 'text' | 'number' | 'date' | 'choice' | 'yes-no';
  choices: List<string, undefined>;
  position: number;
  createdAt: Date;
  removedAt: Date | null;
}

interface ContactHeads {
  id: GeneratedAlways<string>;
  version: GeneratedAlways<number>;
  name: GeneratedAlways<string>;
  category: GeneratedAlways<'lead' | 'client' | 'affiliate' | 'furnisher' | 'provider' | 'other'>;
  stage: GeneratedAlways<'new' | 'contacted' | 'consult-booked' | 'consult-done' | 'agreement-sent' | 'lost' | 'onboarding' | 'analysis' | 'round-preparing' | 'awaiting-responses' | 'responses-in' | 'graduation-ready' | 'graduated' | 'cancelled' | null>;
  stageSince: GeneratedAlways<Date | null>;
  urgency: GeneratedAlways<'Low' | 'Medium' | 'High' | 'Critical' | null>;
  ownerId: GeneratedAlways<string | null>;
  state: GeneratedAlways<string | null>;
  followUpOn: GeneratedAlways<CivilDate | null>;
  onHoldSince: GeneratedAlways<Date | null>;
  holdReason: GeneratedAlways<string | null>;
  convertedAt: GeneratedAlways<Date | null>;
  createdAt: GeneratedAlways<Date>;
  archivedAt: GeneratedAlways<Date | null>;
  mergedInto: GeneratedAlways<string | null>;
  disposedAt: GeneratedAlways<Date | null>;
  legallyHeldAt: GeneratedAlways<Date | null>;
  zip: GeneratedAlways<string | null>;
  timeZone: GeneratedAlways<string | null>;
  holdKind: GeneratedAlways<'office' | 'client-pause' | 'underwriting' | 'death' | null>;
  holdUntil: GeneratedAlways<CivilDate | null>;
}

interface ContactIdentityUses {
  id: string;
  userId: string;
  use: 'shown' | 'entered' | 'compared';
  at: Date;
  reached: boolean;
}

interface ContactKeys {
  id: GeneratedAlways<string>;
  name: GeneratedAlways<string>;
  firstName: GeneratedAlways<string>;
  suffix: GeneratedAlways<string | null>;
  sortName: GeneratedAlways<string>;
  email: GeneratedAlways<string | null>;
  phone: GeneratedAlways<string | null>;
  phoneHome: GeneratedAlways<string | null>;
  phoneWork: GeneratedAlways<string | null>;
  ssnIndex: GeneratedAlways<Buffer | null>;
  zip: GeneratedAlways<string | null>;
  birthYear: GeneratedAlways<number | null>;
  spouseId: GeneratedAlways<string | null>;
  importId: GeneratedAlways<string | null>;
  createdAt: GeneratedAlways<Date>;
  archivedAt: GeneratedAlways<Date | null>;
}

interface ContactNames {
  id: GeneratedAlways<string>;
  name: GeneratedAlways<string>;
  firstName: GeneratedAlways<string>;
  lastName: GeneratedAlways<string>;
  archivedAt: GeneratedAlways<Date | null>;
}

interface ContactNotes {
  id: string;
  contactId: string;
  version: Generated<number>;
  pinned: Generated<boolean>;
  createdAt: Date;
  createdBy: string | null;
  createdByName: string;
  editedAt: Date | null;
  removedAt: Date | null;
  bodySealed: Buffer;
}

interface ContactOtherNames {
  id: string;
  contactId: string;
  name: string;
  createdAt: Date;
  removedAt: Date | null;
}

interface ContactRecords {
  id: GeneratedAlways<string>;
  version: GeneratedAlways<number>;
  name: GeneratedAlways<string>;
  sortName: GeneratedAlways<string>;
  searchText: GeneratedAlways<string>;
  firstName: GeneratedAlways<string>;
  middleName: GeneratedAlways<string | null>;
  lastName: GeneratedAlways<string>;
  suffix: GeneratedAlways<string | null>;
  company: GeneratedAlways<string | null>;
  category: GeneratedAlways<'lead' | 'client' | 'affiliate' | 'furnisher' | 'provider' | 'other'>;
  stage: GeneratedAlways<'new' | 'contacted' | 'consult-booked' | 'consult-done' | 'agreement-sent' | 'lost' | 'onboarding' | 'analysis' | 'round-preparing' | 'awaiting-responses' | 'responses-in' | 'graduation-ready' | 'graduated' | 'cancelled' | null>;
  stageSince: GeneratedAlways<Date | null>;
  urgency: GeneratedAlways<'Low' | 'Medium' | 'High' | 'Critical' | null>;
  email: GeneratedAlways<string | null>;
  phone: GeneratedAlways<string | null>;
  phoneHome: GeneratedAlways<string | null>;
  phoneWork: GeneratedAlways<string | null>;
  language: GeneratedAlways<'en' | 'es'>;
  addressLine1: GeneratedAlways<string | null>;
  addressLine2: GeneratedAlways<string | null>;
  city: GeneratedAlways<string | null>;
  state: GeneratedAlways<string | null>;
  zip: GeneratedAlways<string | null>;
  source: GeneratedAlways<string | null>;
  referrerId: GeneratedAlways<string | null>;
  ownerId: GeneratedAlways<string | null>;
  locationId: GeneratedAlways<string | null>;
  tags: GeneratedAlways<string[]>;
  followUpOn: GeneratedAlways<CivilDate | null>;
  onHoldSince: GeneratedAlways<Date | null>;
  ssnLast4: GeneratedAlways<string | null>;
  birthYear: GeneratedAlways<number | null>;
  firstContactedAt: GeneratedAlways<Date | null>;
  lastContactedAt: GeneratedAlways<Date | null>;
  convertedAt: GeneratedAlways<Date | null>;
  lostReason: GeneratedAlways<string | null>;
  archivedAt: GeneratedAlways<Date | null>;
  mergedInto: GeneratedAlways<string | null>;
  importId: GeneratedAlways<string | null>;
  createdAt: GeneratedAlways<Date>;
  holdKind: GeneratedAlways<'office' | 'client-pause' | 'underwriting' | 'death' | null>;
  holdUntil: GeneratedAlways<CivilDate | null>;
}

interface ContactStageStays {
  id: Generated<string>;
  contactId: string;
  category: string;
  stage: string;
  since: Date;
  until: Date;
  nextCategory: string;
  nextStage: string | null;
}

interface ContactStageTimes {
  id: GeneratedAlways<string>;
  contactId: GeneratedAlways<string>;
  category: GeneratedAlways<string>;
  stage: GeneratedAlways<string>;
  since: GeneratedAlways<Date>;
  until: GeneratedAlways<Date>;
  nextCategory: GeneratedAlways<string>;
  nextStage: GeneratedAlways<string | null>;
}

interface ContactSuppressions {
  channel: 'email' | 'sms' | 'call';
  addressIndex: Buffer;
  at: Date;
}

interface ContactTags {
  name: string;
  createdAt: Date;
}

interface ContactWords {
  word: string;
}

interface Contacts {
  id: string;
  version: Generated<number>;
  category: 'lead' | 'client' | 'affiliate' | 'furnisher' | 'provider' | 'other';
  urgency: 'Low' | 'Medium' | 'High' | 'Critical' | null;
  firstName: Generated<string>;
  lastName: Generated<string>;
  email: string | null;
  phone: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  ssnSealed: Buffer | null;
  ssnLast4: string | null;
  ssnIndex: Buffer | null;
  birthSealed: Buffer | null;
  birthYear: number | null;
  createdAt: Date;
  createdBy: string | null;
  updatedAt: Date;
  middleName: string | null;
  suffix: string | null;
  company: string | null;
  phoneHome: string | null;
  phoneWork: string | null;
  language: Generated<'en' | 'es'>;
  stage: 'new' | 'contacted' | 'consult-booked' | 'consult-done' | 'agreement-sent' | 'lost' | 'onboarding' | 'analysis' | 'round-preparing' | 'awaiting-responses' | 'responses-in' | 'graduation-ready' | 'graduated' | 'cancelled' | null;
  stageSince: Date | null;
  ownerId: string | null;
  locationId: string | null;
  source: string | null;
  referrerId: string | null;
  spouseId: string | null;
  tags: List<string, undefined>;
  followUpOn: CivilDate | null;
  custom: Json<undefined>;
  firstContactedAt: Date | null;
  lastContactedAt: Date | null;
  convertedAt: Date | null;
  lostReason: string | null;
  onHoldSince: Date | null;
  holdReason: string | null;
  archivedAt: Date | null;
  mergedInto: string | null;
  importId: string | null;
  name: GeneratedAlways<string>;
  sortName: GeneratedAlways<string>;
  searchText: GeneratedAlways<string>;
  emailBy: string | null;
  emailClaimed: Generated<boolean>;
  disposedAt: Date | null;
  legallyHeldAt: Date | null;
  timeZone: string | null;
  holdKind: 'office' | 'client-pause' | 'underwriting' | 'death' | null;
  holdUntil: CivilDate | null;
}

interface CreditReportDates {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  state: GeneratedAlways<'reading' | 'ready' | 'refused' | 'questioned' | 'manual' | 'discarded'>;
  reportDate: GeneratedAlways<CivilDate | null>;
}

interface CreditReportDays {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  reportDate: GeneratedAlways<CivilDate | null>;
}

interface CreditReportEvents {
  contactId: string;
  id: string;
  reportId: string;
  previousReportId: string;
  position: number;
  bureau: 'EQ' | 'EX' | 'TU';
  kind: 'added' | 'deleted' | 're-inserted' | 'improved' | 'worsened' | 'updated' | 're-aged' | 'unchanged' | 'sold-on' | 'duplicate';
  line: 'tradeline' | 'inquiry' | 'public-record';
  lineKey: string;
  occurrence: number;
  negative: boolean;
  previousLineId: string | null;
  nextLineId: string | null;
  taskId: string | null;
  contentSealed: Buffer;
}

interface CreditReportMatches {
  contactId: string;
  id: string;
  kind: 'same' | 'different';
  lineA: Json;
  lineB: Json;
  decidedAt: Date;
  decidedBy: string | null;
  decidedByName: string;
  undoneAt: Date | null;
  namesSealed: Buffer;
  nameIndexA: Buffer;
  nameIndexB: Buffer;
}

interface CreditReportParts {
  contactId: string;
  combinedId: string;
  bureau: 'EQ' | 'EX' | 'TU';
  partId: string;
}

interface CreditReportStates {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  state: GeneratedAlways<'reading' | 'ready' | 'refused' | 'questioned' | 'manual' | 'discarded'>;
  uploadedAt: GeneratedAlways<Date>;
}

interface CreditReportUploads {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  state: GeneratedAlways<'reading' | 'ready' | 'refused' | 'questioned' | 'manual' | 'discarded'>;
  uploadedAt: GeneratedAlways<Date>;
}

interface CreditReports {
  contactId: string;
  id: string;
  fileId: string | null;
  fileName: string;
  sha256: string;
  state: 'reading' | 'ready' | 'refused' | 'questioned' | 'manual' | 'discarded';
  progress: Generated<number>;
  refusalCode: string | null;
  refusal: string | null;
  sourceFormat: string | null;
  provider: string | null;
  reportDate: CivilDate | null;
  accounts: number | null;
  negatives: number | null;
  warnings: number | null;
  scores: Json<undefined>;
  documentSealed: Buffer | null;
  uploadedAt: Date;
  uploadedBy: string | null;
  uploadedByName: string;
  doubts: Json<undefined>;
  confirmedComplete: Json<undefined>;
  personConfirmedBy: string | null;
  version: Generated<number>;
  manualSealed: Buffer | null;
  possibleMatches: number | null;
  compared: Json<null | undefined>;
  bureaus: Json<null | undefined>;
  comparedKey: string | null;
  discardedFrom: string | null;
  peopleSealed: Buffer | null;
  person: string | null;
  disposedOn: CivilDate | null;
}

interface CreditScores {
  contactId: string;
  id: string;
  bureau: 'EQ' | 'EX' | 'TU';
  model: string;
  modelPrinted: string;
  value: number;
  scoredOn: CivilDate;
  source: 'report' | 'hand';
  reportId: string | null;
  note: string | null;
  addedAt: Date;
  addedByName: string;
  removedAt: Date | null;
  line: GeneratedAlways<string>;
}

interface DisputeDenials {
  contactId: string;
  sourceId: string;
  said: 'right' | 'set-aside' | 'wrong';
  saidAt: Date;
  saidBy: 'client' | 'staff';
  saidByName: string;
  bureau: 'EQ' | 'EX' | 'TU' | null;
  kind: 'tradeline' | 'inquiry' | 'public-record' | 'personal-information';
  lineKey: string;
  reasonCode: string | null;
  statement: string | null;
  contentSealed: Buffer | null;
}

interface DisputeDetailQuestions {
  id: string;
  contactId: string;
  version: Generated<number>;
  reportId: string;
  lineKey: string;
  answer: 'asked' | 'yes' | 'no' | 'unsure';
  askedAt: Date;
  answeredAt: Date | null;
  contentSealed: Buffer;
}

interface DisputeFileStatements {
  contactId: string;
  sourceId: string;
  saidAt: Date;
  contentSealed: Buffer;
}

interface DisputeItemNotes {
  contactId: string;
  id: string;
  version: Generated<number>;
  reportId: string;
  bureau: 'EQ' | 'EX' | 'TU';
  everyBureau: boolean;
  contentSealed: Buffer;
  createdAt: Date;
  createdBy: string | null;
  createdByName: string;
  editedAt: Date | null;
  removedAt: Date | null;
}

interface DisputeItemRecords {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  roundId: GeneratedAlways<string>;
  bureau: GeneratedAlways<'EQ' | 'EX' | 'TU'>;
  kind: GeneratedAlways<'tradeline' | 'inquiry' | 'public-record' | 'personal-information'>;
  reasonCode: GeneratedAlways<string | null>;
  state: GeneratedAlways<'draft' | 'in-progress' | 'removed' | 'corrected' | 'confirmed' | 'unanswered' | 'withdrawn'>;
  furnisherIndex: GeneratedAlways<Buffer | null>;
}

interface DisputeItemResults {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  roundId: GeneratedAlways<string>;
  bureau: GeneratedAlways<'EQ' | 'EX' | 'TU'>;
  kind: GeneratedAlways<'tradeline' | 'inquiry' | 'public-record' | 'personal-information'>;
  reasonCode: GeneratedAlways<string | null>;
  instructionCode: GeneratedAlways<string | null>;
  state: GeneratedAlways<'draft' | 'in-progress' | 'removed' | 'corrected' | 'confirmed' | 'unanswered' | 'withdrawn'>;
}

interface DisputeItemSources {
  contactId: string;
  sourceId: string;
  roundId: string;
  reportId: string;
  bureau: 'EQ' | 'EX' | 'TU';
  kind: 'tradeline' | 'inquiry' | 'public-record' | 'personal-information';
  lineId: string;
  accountIndex: Buffer | null;
}

interface DisputeItems {
  contactId: string;
  id: string;
  roundId: string;
  position: number;
  bureau: 'EQ' | 'EX' | 'TU';
  kind: 'tradeline' | 'inquiry' | 'public-record' | 'personal-information';
  lineId: string;
  reasonCode: string | null;
  instructionCode: string | null;
  clientConfirmed: boolean;
  state: Generated<'draft' | 'in-progress' | 'removed' | 'corrected' | 'confirmed' | 'unanswered' | 'withdrawn'>;
  accountIndex: Buffer | null;
  contentSealed: Buffer;
  furnisherIndex: Buffer | null;
  withdrawalSealed: Buffer | null;
  noticeOn: CivilDate | null;
}

interface DisputeItemsInProgress {
  contactId: GeneratedAlways<string>;
  roundId: GeneratedAlways<string>;
  bureau: GeneratedAlways<'EQ' | 'EX' | 'TU'>;
}

interface DisputeItemsLeft {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  roundId: GeneratedAlways<string>;
  bureau: GeneratedAlways<'EQ' | 'EX' | 'TU'>;
}

interface DisputeMailingDays {
  contactId: GeneratedAlways<string>;
  roundId: GeneratedAlways<string>;
  bureau: GeneratedAlways<'EQ' | 'EX' | 'TU'>;
  version: GeneratedAlways<number>;
  mailedOn: GeneratedAlways<CivilDate>;
  method: GeneratedAlways<'first-class' | 'certified' | 'handed-over' | 'other'>;
  trackingNumber: GeneratedAlways<string | null>;
  receivedOn: GeneratedAlways<CivilDate | null>;
  receivedHow: GeneratedAlways<'tracking' | 'return-receipt' | 'other' | null>;
  moreSentOn: GeneratedAlways<CivilDate | null>;
  freeAnnualReport: GeneratedAlways<boolean>;
  countedFrom: GeneratedAlways<CivilDate>;
  overdueAfter: GeneratedAlways<CivilDate>;
}

interface DisputeMailings {
  contactId: string;
  roundId: string;
  bureau: 'EQ' | 'EX' | 'TU';
  version: Generated<number>;
  mailedOn: CivilDate;
  method: 'first-class' | 'certified' | 'handed-over' | 'other';
  trackingNumber: string | null;
  receivedOn: CivilDate | null;
  receivedHow: 'tracking' | 'return-receipt' | 'other' | null;
  moreSentOn: CivilDate | null;
  freeAnnualReport: Generated<boolean>;
  countedFrom: CivilDate;
  overdueAfter: CivilDate;
  recordedAt: Date;
  recordedByName: string;
}

interface DisputeOpenRounds {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  openedAt: GeneratedAlways<Date | null>;
}

interface DisputeOutcomeRecords {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  itemId: GeneratedAlways<string>;
  result: GeneratedAlways<'removed' | 'corrected' | 'confirmed' | 'unanswered'>;
  source: GeneratedAlways<'comparison' | 'bureau-result' | 'hand'>;
  state: GeneratedAlways<'proposed' | 'accepted' | 'rejected'>;
  decidedAt: GeneratedAlways<Date | null>;
  decidedBy: GeneratedAlways<string | null>;
  decidedByName: GeneratedAlways<string | null>;
  answeredOn: GeneratedAlways<CivilDate | null>;
}

interface DisputeOutcomes {
  contactId: string;
  id: string;
  version: Generated<number>;
  itemId: string;
  result: 'removed' | 'corrected' | 'confirmed' | 'unanswered';
  source: 'comparison' | 'bureau-result' | 'hand';
  reportId: string | null;
  eventId: string | null;
  state: Generated<'proposed' | 'accepted' | 'rejected'>;
  proposedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  decidedByName: string | null;
  contentSealed: Buffer;
  noteSealed: Buffer | null;
  answeredOn: CivilDate | null;
  fileId: string | null;
}

interface DisputeProposedOutcomes {
  contactId: GeneratedAlways<string>;
  itemId: GeneratedAlways<string>;
  proposedAt: GeneratedAlways<Date>;
}

interface DisputeQuestions {
  contactId: GeneratedAlways<string>;
  answer: GeneratedAlways<'asked' | 'yes' | 'no' | 'unsure'>;
  askedAt: GeneratedAlways<Date>;
}

interface DisputeRoundRecords {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  number: GeneratedAlways<number>;
  state: GeneratedAlways<'draft' | 'open' | 'closed'>;
  openedAt: GeneratedAlways<Date | null>;
}

interface DisputeRoundTimes {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  number: GeneratedAlways<number>;
  state: GeneratedAlways<'draft' | 'open' | 'closed'>;
  createdAt: GeneratedAlways<Date>;
  changedAt: GeneratedAlways<Date>;
  openedAt: GeneratedAlways<Date | null>;
}

interface DisputeRounds {
  contactId: string;
  id: string;
  number: number;
  state: 'draft' | 'open' | 'closed';
  version: Generated<number>;
  reportId: string;
  createdAt: Date;
  changedAt: Date;
  openedAt: Date | null;
  overridesSealed: Buffer | null;
  printsPhone: Generated<boolean>;
  printsOtherNames: Generated<boolean>;
}

interface DisputeSummonses {
  contactId: string;
  id: string;
  lineKey: string;
  servedOn: CivilDate;
  answerDueOn: CivilDate | null;
  contentSealed: Buffer;
  recordedAt: Date;
  recordedBy: string | null;
  recordedByName: string;
  liftedAt: Date | null;
  liftedByName: string | null;
  liftReasonSealed: Buffer | null;
}

interface DocumentChecks {
  contactId: string;
  id: string;
  kind: 'photo-id' | 'ssn-proof' | 'address-proof' | 'authorization';
  seenOn: CivilDate;
  fileId: string | null;
  note: string | null;
  recordedAt: Date;
  recordedBy: string;
  recordedByName: string;
  removedAt: Date | null;
  bureaus: List<string, null | undefined>;
  validUntil: CivilDate | null;
}

interface DocumentNames {
  id: GeneratedAlways<string>;
  contactId: GeneratedAlways<string | null>;
  name: GeneratedAlways<string>;
  objectName: GeneratedAlways<string>;
  state: GeneratedAlways<'ok' | 'quarantined' | 'infected'>;
}

interface DocumentOpenings {
  contactId: string;
  id: string;
  fileId: string;
  userId: string;
  userName: string;
  firstAt: Date;
  lastAt: Date;
}

interface DocumentRequestSets {
  id: string;
  version: Generated<number>;
  name: string;
  documents: Json;
  days: number;
  createdAt: Date;
  removedAt: Date | null;
}

interface DocumentRequests {
  contactId: string;
  id: string;
  kind: 'photo-id' | 'ssn-proof' | 'address-proof' | 'authorization' | 'bureau-answer' | 'creditor-letter' | 'other';
  words: string | null;
  dueOn: CivilDate;
  requestedAt: Date;
  requestedBy: string | null;
  requestedByName: string | null;
  fileId: string | null;
  answeredAt: Date | null;
  doneAt: Date | null;
  withdrawnAt: Date | null;
  remindedAt: Date | null;
  reminders: Generated<number>;
}

interface DocumentVersions {
  contactId: string;
  id: string;
  fileId: string;
  blobKey: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
  madeAt: Date;
  replacedAt: Date;
  replacedBy: string;
  replacedByName: string;
  change: List<string>;
}

interface DuplicateMerges {
  id: string;
  keptId: string;
  mergedId: string;
  keptBefore: Json;
  moved: Json;
  madeAt: Date;
  madeByName: string;
  undoneAt: Date | null;
}

interface DuplicatePairs {
  contactId: string;
  otherId: string;
  reasons: List<string>;
  foundAt: Date;
  state: Generated<'open' | 'dismissed' | 'merged'>;
  settledAt: Date | null;
  settledByName: string | null;
}

interface DuplicateProgress {
  single: Generated<boolean>;
  writtenBy: Generated<string>;
  activityId: Generated<number>;
  importId: string | null;
  importAfter: string | null;
}

interface Effects {
  id: string;
  kind: string;
  key: string;
  subjectType: string;
  subjectId: string;
  contactId: string | null;
  state: 'intended' | 'asked' | 'done' | 'refused' | 'unknown' | 'withdrawn';
  problem: string | null;
  attempt: Generated<number>;
  lastAttempt: number;
  serviceRef: string | null;
  createdAt: Date;
  firstAskedAt: Date | null;
  askedAt: Date | null;
  doneAt: Date | null;
}

interface ExportHistory {
  id: GeneratedAlways<string>;
  dataset: GeneratedAlways<'contacts' | 'activity'>;
  state: GeneratedAlways<'writing' | 'ready' | 'fetched' | 'cancelled' | 'failed' | 'expired'>;
  rowsTotal: GeneratedAlways<number | null>;
  rowsWritten: GeneratedAlways<number>;
  createdAt: GeneratedAlways<Date>;
  createdBy: GeneratedAlways<string>;
  createdByName: GeneratedAlways<string>;
}

interface ExportParts {
  exportId: string;
  position: number;
  fileId: string;
}

interface Exports {
  id: string;
  dataset: 'contacts' | 'activity';
  filter: Json;
  columns: List<string>;
  state: 'writing' | 'ready' | 'fetched' | 'cancelled' | 'failed' | 'expired';
  rowsTotal: number | null;
  rowsWritten: Generated<number>;
  lastId: string | null;
  sizeBytes: Generated<number>;
  tokenHash: Buffer | null;
  sessionId: string;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
  movedAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
  fetchedAt: Date | null;
  problem: string | null;
}

interface FileUploadParts {
  uploadId: string;
  startsAt: number;
  sizeBytes: number;
  blobKey: string;
}

interface FileUploads {
  id: string;
  userId: string;
  objectName: string;
  declared: Json;
  sizeBytes: number;
  receivedBytes: Generated<number>;
  state: Generated<'active' | 'final' | 'refused' | 'cancelled'>;
  createdAt: Date;
  expiresAt: Date;
}

interface Files {
  id: string;
  contactId: string | null;
  blobKey: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
  purpose: string;
  createdAt: Date;
  createdBy: string | null;
  objectName: string;
  generation: Generated<number>;
  metageneration: Generated<number>;
  updatedAt: Date;
  md5: string | null;
  sourceSha256: string | null;
  writable: Json<undefined>;
  state: Generated<'ok' | 'quarantined' | 'infected'>;
  deletedAt: Date | null;
  deletedBy: string | null;
  documentKind: 'photo-id' | 'ssn-proof' | 'address-proof' | 'authorization' | 'bureau-answer' | 'creditor-letter' | 'agreement' | 'theft-report' | 'theft-statement' | 'other' | null;
  lookedAt: Date | null;
  reviewedBy: string | null;
  reviewedByName: string | null;
  rejectedAt: Date | null;
  rejectedFor: 'unreadable' | 'cut-off' | 'expired' | 'wrong-document' | 'other-person' | 'old' | 'other' | null;
  rejectionWordsSealed: Buffer | null;
  rejectionToldAt: Date | null;
  expiresOn: CivilDate | null;
  seenByClientAt: Date | null;
  signedPaper: Generated<boolean>;
}

interface FindingAnswers {
  contactId: string;
  id: string;
  version: Generated<number>;
  findingKey: string;
  code: string;
  reportId: string;
  answer: 'asked' | 'wrong' | 'right' | 'unsure' | 'set-aside';
  askedAt: Date | null;
  answeredAt: Date | null;
  answeredBy: 'client' | 'staff' | null;
  answeredByName: string | null;
  disputedAt: Date | null;
  lineKind: 'tradeline' | 'inquiry' | 'public-record' | 'personal-information' | null;
  lineKey: string | null;
  reasonCode: string | null;
  matterSealed: Buffer;
  noteSealed: Buffer | null;
}

interface FindingQuestions {
  contactId: GeneratedAlways<string>;
  answer: GeneratedAlways<'asked' | 'wrong' | 'right' | 'unsure' | 'set-aside'>;
  askedAt: GeneratedAlways<Date | null>;
}

interface FindingTimes {
  contactId: GeneratedAlways<string>;
  answer: GeneratedAlways<'asked' | 'wrong' | 'right' | 'unsure' | 'set-aside'>;
  askedAt: GeneratedAlways<Date | null>;
  answeredAt: GeneratedAlways<Date | null>;
  disputedAt: GeneratedAlways<Date | null>;
}

interface GateVerdicts {
  id: GeneratedAlways<number>;
  contactId: string;
  gates: List<string>;
  ruleVersion: number;
  asked: string;
  activity: string;
  facts: Json;
  at: Date;
  byName: string;
}

interface ImportHistory {
  id: GeneratedAlways<string>;
  fileName: GeneratedAlways<string>;
  state: GeneratedAlways<'mapping' | 'checking' | 'checked' | 'writing' | 'done' | 'refused' | 'cancelled' | 'undoing' | 'undone'>;
  rowsReady: GeneratedAlways<number>;
  rowsWritten: GeneratedAlways<number>;
  rowsBad: GeneratedAlways<number>;
  rowsKnown: GeneratedAlways<number>;
  rowsUndone: GeneratedAlways<number>;
  createdAt: GeneratedAlways<Date>;
  createdBy: GeneratedAlways<string>;
  createdByName: GeneratedAlways<string>;
}

interface ImportProblems {
  importId: string;
  rowNo: number;
  columnNo: number;
  problem: string;
  kind: 'bad' | 'known' | 'note';
}

interface ImportRejects {
  importId: string;
  rowNo: number;
  rowSealed: Buffer;
}

interface ImportRows {
  importId: string;
  rowNo: number;
  contactId: string;
  person: Buffer;
  fields: Json;
  ssnSealed: Buffer | null;
  ssnLast4: string | null;
  ssnIndex: Buffer | null;
  birthSealed: Buffer | null;
  birthYear: number | null;
}

interface Imports {
  id: string;
  version: Generated<number>;
  fileName: string;
  sha256: string;
  fileId: string | null;
  sizeBytes: number;
  state: 'mapping' | 'checking' | 'checked' | 'writing' | 'done' | 'refused' | 'cancelled' | 'undoing' | 'undone';
  origin: string;
  delimiter: string;
  encoding: string;
  headers: Json;
  sampleSealed: Buffer | null;
  columns: Json;
  identityColumns: List<number, undefined>;
  options: Json;
  again: Generated<boolean>;
  run: Generated<number>;
  bytesRead: Generated<number>;
  rowsRead: Generated<number>;
  rowsReady: Generated<number>;
  rowsBad: Generated<number>;
  rowsKnown: Generated<number>;
  rowsWritten: Generated<number>;
  nextRow: Generated<number>;
  rowsUndone: Generated<number>;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
  changedAt: Date;
  finishedAt: Date | null;
  problem: string | null;
}

interface InviteAddresses {
  id: GeneratedAlways<string>;
  kind: GeneratedAlways<'staff' | 'client'>;
  email: GeneratedAlways<string>;
  contactId: GeneratedAlways<string | null>;
  expiresAt: GeneratedAlways<Date>;
  usedAt: GeneratedAlways<Date | null>;
  revokedAt: GeneratedAlways<Date | null>;
}

interface InviteStates {
  contactId: GeneratedAlways<string | null>;
  usedAt: GeneratedAlways<Date | null>;
  revokedAt: GeneratedAlways<Date | null>;
  expiresAt: GeneratedAlways<Date>;
}

interface Invites {
  id: string;
  tokenHash: Buffer;
  kind: 'staff' | 'client';
  email: string;
  name: string;
  role: string;
  contactId: string | null;
  createdAt: Date;
  createdBy: string;
  sentAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
  userId: string | null;
}

interface LeadCallResults {
  contactId: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
  outcome: GeneratedAlways<'reached' | 'voicemail' | 'no-answer' | 'wrong-number'>;
}

interface LeadCallTimes {
  id: GeneratedAlways<string>;
  contactId: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
  direction: GeneratedAlways<'outgoing' | 'incoming'>;
  outcome: GeneratedAlways<'reached' | 'voicemail' | 'no-answer' | 'wrong-number'>;
  byId: GeneratedAlways<string | null>;
  byName: GeneratedAlways<string>;
}

interface LeadCalls {
  id: string;
  contactId: string;
  at: Date;
  direction: 'outgoing' | 'incoming';
  outcome: 'reached' | 'voicemail' | 'no-answer' | 'wrong-number';
  byId: string | null;
  byName: string;
  movedOn: Generated<boolean>;
  removedAt: Date | null;
  noteSealed: Buffer | null;
}

interface LeadFormEntries {
  id: string;
  formId: string;
  contactId: string;
  message: string | null;
  bestTime: string | null;
  referredBy: string | null;
  campaign: string | null;
  ticked: string | null;
  at: Date;
  metKnown: boolean;
  ticket: string;
}

interface LeadForms {
  id: string;
  version: Generated<number>;
  key: string;
  name: string;
  kind: 'website' | 'referral';
  heading: string;
  intro: string | null;
  fields: Json;
  button: string;
  thanks: string;
  redirectUrl: string | null;
  accent: string;
  source: string;
  urgency: 'Low' | 'Medium' | 'High' | 'Critical' | null;
  consentWording: string | null;
  enabled: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
}

interface LetterApprovals {
  id: string;
  contactId: string;
  letterId: string;
  sha256: string;
  decision: 'approved' | 'sent-back';
  way: 'portal' | 'paper';
  decidedAt: Date;
  decidedOn: CivilDate;
  scanFileId: string | null;
  endedOn: CivilDate | null;
  endedWhy: 'taken-back' | 'agreement-ended' | 'asked-again' | 'written-again' | null;
  contentSealed: Buffer;
}

interface LetterFavorites {
  userId: string;
  kind: 'ground' | 'request';
  code: string;
  markedAt: Date;
}

interface LetterMailingDays {
  letterId: GeneratedAlways<string | null>;
  contactId: GeneratedAlways<string | null>;
  version: GeneratedAlways<number | null>;
  mailedOn: GeneratedAlways<CivilDate | null>;
  method: GeneratedAlways<string | null>;
  trackingNumber: GeneratedAlways<string | null>;
  receivedOn: GeneratedAlways<CivilDate | null>;
  receivedHow: GeneratedAlways<string | null>;
  moreSentOn: GeneratedAlways<CivilDate | null>;
  freeAnnualReport: GeneratedAlways<boolean | null>;
  countedFrom: GeneratedAlways<CivilDate | null>;
  overdueAfter: GeneratedAlways<CivilDate | null>;
}

interface LetterMailings {
  contactId: string;
  letterId: string;
  version: Generated<number>;
  mailedOn: CivilDate;
  method: 'first-class' | 'certified' | 'handed-over' | 'other';
  trackingNumber: string | null;
  receivedOn: CivilDate | null;
  receivedHow: 'tracking' | 'return-receipt' | 'other' | null;
  countedFrom: CivilDate;
  overdueAfter: CivilDate | null;
  recordedAt: Date;
  recordedByName: string;
}

interface LetterPrintBatches {
  letterId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  createdAt: GeneratedAlways<Date>;
  createdBy: GeneratedAlways<string | null>;
}

interface LetterRecords {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  roundId: GeneratedAlways<string | null>;
  roundNumber: GeneratedAlways<number | null>;
  bureau: GeneratedAlways<'EQ' | 'EX' | 'TU' | null>;
  items: GeneratedAlways<number>;
  pages: GeneratedAlways<number | null>;
  createdAt: GeneratedAlways<Date>;
  printedAt: GeneratedAlways<Date | null>;
  kind: GeneratedAlways<'round' | 'written'>;
  recipient: GeneratedAlways<string>;
}

interface LetterReturns {
  contactId: string;
  id: string;
  letterId: string;
  mailedOn: CivilDate;
  method: 'first-class' | 'certified' | 'handed-over' | 'other';
  trackingNumber: string | null;
  freeAnnualReport: Generated<boolean>;
  returnedOn: CivilDate;
  note: string;
  recordedAt: Date;
  recordedByName: string;
  undoneAt: Date | null;
}

interface LetterRoundTexts {
  id: string;
  key: string;
  content: Json;
}

interface LetterSources {
  contactId: GeneratedAlways<string | null>;
  letterId: GeneratedAlways<string | null>;
  sourceLetterId: GeneratedAlways<string | null>;
  sourceVersionId: GeneratedAlways<string | null>;
  recipient: GeneratedAlways<string | null>;
  state: GeneratedAlways<'rendering' | 'ready' | 'failed' | 'cancelled' | null>;
  createdAt: GeneratedAlways<Date | null>;
  mailedOn: GeneratedAlways<CivilDate | null>;
}

interface LetterStates {
  contactId: GeneratedAlways<string>;
  state: GeneratedAlways<'rendering' | 'ready' | 'failed' | 'cancelled'>;
  createdAt: GeneratedAlways<Date>;
}

interface LetterVersions {
  contactId: string;
  id: string;
  letterId: string;
  version: number;
  documentSealed: Buffer;
  replacedAt: Date;
  replacedBy: string | null;
  replacedByName: string;
}

interface LetterWays {
  contactId: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  roundId: GeneratedAlways<string | null>;
  bureau: GeneratedAlways<'EQ' | 'EX' | 'TU' | null>;
  state: GeneratedAlways<'rendering' | 'ready' | 'failed' | 'cancelled'>;
  pdfSha256: GeneratedAlways<string | null>;
  beforeApprovals: GeneratedAlways<boolean>;
  asksClient: GeneratedAlways<boolean>;
  createdAt: GeneratedAlways<Date>;
  askedAt: GeneratedAlways<Date | null>;
  printedAt: GeneratedAlways<Date | null>;
}

interface Letters {
  contactId: string;
  id: string;
  roundId: string | null;
  roundNumber: number | null;
  bureau: 'EQ' | 'EX' | 'TU' | null;
  state: 'rendering' | 'ready' | 'failed' | 'cancelled';
  recipient: string;
  items: number;
  documentSealed: Buffer | null;
  fileId: string | null;
  pages: number | null;
  accessible: boolean | null;
  note: string | null;
  createdAt: Date;
  printedAt: Date | null;
  pdfSha256: string | null;
  readyAt: Date | null;
  beforeApprovals: Generated<boolean>;
  askedAt: Date | null;
  remindedAt: Date | null;
  kind: Generated<'round' | 'written'>;
  recipientClass: 'bureau' | 'agency' | 'furnisher' | 'collector' | 'creditor' | 'client' | 'other' | null;
  recipientId: string | null;
  recipientAddressId: string | null;
  language: Generated<'en' | 'es'>;
  sourceLetterId: string | null;
  sourceVersionId: string | null;
  sourceName: string | null;
  asksClient: Generated<boolean>;
  answerDays: number | null;
  answerLaw: string | null;
  version: Generated<number>;
  createdBy: string | null;
  createdByName: string | null;
  code: string | null;
  leavingSince: Date | null;
  answerCameOn: CivilDate | null;
  overridesSealed: Buffer | null;
  answerInBusinessDays: Generated<boolean>;
}

interface LibraryLetterFavorites {
  userId: string;
  libraryLetterId: string;
  markedAt: Date;
}

interface LibraryLetterVersions {
  id: string;
  libraryLetterId: string;
  number: number;
  name: string;
  content: Json;
  publishedAt: Date;
  publishedBy: string | null;
}

interface LibraryLetters {
  id: string;
  key: string | null;
  version: Generated<number>;
  pairId: string;
  name: string;
  purpose: string;
  category: string;
  recipientClass: string;
  use: 'round' | 'own';
  rounds: List<number>;
  grounds: List<string>;
  language: 'en' | 'es';
  gates: List<string>;
  laws: List<string>;
  draft: Json<null | undefined>;
  draftSavedAt: Date | null;
  draftSavedBy: string | null;
  active: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
}

interface MailSendings {
  contactId: GeneratedAlways<string | null>;
  kind: GeneratedAlways<string>;
  sentAt: GeneratedAlways<Date | null>;
}

interface MailServiceBatches {
  id: string;
  mailClass: 'first-class' | 'certified' | 'certified-return-receipt';
  color: boolean;
  doubleSided: boolean;
  isTest: boolean;
  createdAt: Date;
  createdBy: string;
}

interface MailServiceEvents {
  id: string;
  sendingId: string;
  kind: string;
  at: Date;
  receivedAt: Date;
}

interface MailServiceLetters {
  contactId: string;
  id: string;
  batchId: string;
  letterId: string;
  effectKey: string;
  pdfSha256: string;
  recipient: string;
  pages: number;
  priceCents: number;
  trackingNumber: string | null;
  expectedOn: CivilDate | null;
  notRecorded: string | null;
  deliveredOn: CivilDate | null;
  returnedOn: CivilDate | null;
  failedOn: CivilDate | null;
  lastSeen: 'mailed' | 'in-transit' | 'out-for-delivery' | 'delivered' | 'returned' | 'failed' | null;
  lastSeenAt: Date | null;
  createdAt: Date;
  trackedAt: Date | null;
}

interface Mails {
  id: string;
  kind: string;
  contactId: string | null;
  toAddress: string;
  toName: string;
  contentSealed: Buffer;
  createdAt: Date;
  attachmentsSealed: Buffer | null;
}

interface MessageThreads {
  contactId: string;
  id: string;
  subjectSealed: Buffer | null;
  startedAt: Date;
  lastAt: Date;
  lastFrom: 'client' | 'office';
  clientReadAt: Date | null;
  officeReadAt: Date | null;
}

interface Messages {
  contactId: string;
  id: string;
  threadId: string;
  sentAt: Date;
  sentFrom: 'client' | 'office';
  senderId: string;
  senderName: string;
  bodySealed: Buffer;
}

interface MonitoringConnections {
  contactId: string;
  id: string;
  version: Generated<number>;
  provider: string;
  usernameSealed: Buffer | null;
  partnerReference: string | null;
  status: 'invited' | 'active' | 'sign-in-failed' | 'needs-client' | 'unpaid' | 'cancelled';
  statusNote: string | null;
  statusAt: Date;
  lastPullAt: Date | null;
  lastReportId: string | null;
  nextRefreshOn: CivilDate | null;
  pullingSince: Date | null;
  lastProblem: string | null;
  enrolmentSentAt: Date | null;
  createdAt: Date;
  removedAt: Date | null;
}

interface MonitoringPulls {
  id: string;
  contactId: string;
  connectionId: string;
  kind: 'test' | 'report';
  begunAt: Date;
  endedAt: Date | null;
  outcome: 'report' | 'same-report' | 'ok' | 'sign-in-failed' | 'needs-client' | 'unpaid' | 'unavailable' | 'refused' | null;
  detail: string | null;
  reportId: string | null;
  begunByName: string;
}

interface MonitoringStates {
  id: GeneratedAlways<string>;
  contactId: GeneratedAlways<string>;
  provider: GeneratedAlways<string>;
  status: GeneratedAlways<'invited' | 'active' | 'sign-in-failed' | 'needs-client' | 'unpaid' | 'cancelled'>;
  statusAt: GeneratedAlways<Date>;
  lastPullAt: GeneratedAlways<Date | null>;
  nextRefreshOn: GeneratedAlways<CivilDate | null>;
}

interface OfferHandovers {
  contactId: string;
  id: string;
  offerId: string;
  codeHash: Buffer;
  codeUntil: Date;
  secretHash: Buffer | null;
  endsAt: Date | null;
  madeAt: Date;
  madeBy: string;
  madeByName: string;
}

interface OfferSigningKeys {
  id: string;
  certificate: Buffer;
  privateKeySealed: Buffer;
  validUntil: Date;
  madeAt: Date;
}

interface OfferSteps {
  contactId: string;
  id: string;
  offerId: string;
  step: 'consented' | 'acknowledged' | 'instructed' | 'signed';
  at: Date;
  evidenceSealed: Buffer;
}

interface Offers {
  contactId: string;
  id: string;
  version: Generated<number>;
  templateVersionId: string;
  language: 'en' | 'es';
  residence: string;
  contentSealed: Buffer;
  found: 'web' | 'inbound-call' | 'outbound-call' | 'mixed' | 'unknown';
  soldBy: string;
  soldByName: string;
  state: 'open' | 'consented' | 'acknowledged' | 'instructed' | 'signed' | 'withdrawn';
  validThrough: CivilDate;
  madeAt: Date;
  madeBy: string;
  madeByName: string;
  endedAt: Date | null;
  agreementId: string | null;
  fileId: string | null;
}

interface OfficeLicenseDates {
  id: GeneratedAlways<string>;
  locationId: GeneratedAlways<string>;
  kind: GeneratedAlways<'license' | 'bond' | 'registration'>;
  state: GeneratedAlways<string>;
  number: GeneratedAlways<string>;
  issuer: GeneratedAlways<string | null>;
  validFrom: GeneratedAlways<CivilDate | null>;
  validUntil: GeneratedAlways<CivilDate | null>;
}

interface OfficeLicenses {
  id: string;
  locationId: string;
  kind: 'license' | 'bond' | 'registration';
  state: string;
  number: string;
  issuer: string | null;
  amountCents: number | null;
  validFrom: CivilDate | null;
  validUntil: CivilDate | null;
  createdAt: Date;
  removedAt: Date | null;
}

interface OfficeLocationNames {
  id: GeneratedAlways<string>;
  name: GeneratedAlways<string>;
  closedAt: GeneratedAlways<Date | null>;
}

interface OfficeLocations {
  id: string;
  version: Generated<number>;
  name: string;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  email: string | null;
  timeZone: Generated<string>;
  returnAddress: string | null;
  isMain: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
}

interface OfficeLogos {
  id: string;
  picture: Buffer;
  width: number;
  height: number;
  createdAt: Date;
}

interface OfficeLook {
  onlyRow: Generated<boolean>;
  version: Generated<number>;
  companyName: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  color: string | null;
  logoId: string | null;
  updatedAt: Date;
  timeZone: string | null;
}

interface OfficeStaff {
  userId: string;
  locationId: string;
  since: Date;
}

interface OfficeStates {
  state: string;
  version: Generated<number>;
  enabled: boolean;
  license: string;
  bond: string;
  validUntil: CivilDate | null;
  reviewedBy: string;
  reviewedOn: CivilDate;
  sources: string;
  decidedAt: Date;
  decidedBy: string;
  decidedByName: string;
}

interface OwnerCodes {
  id: string;
  codeHash: Buffer;
  createdAt: Date;
  usedAt: Date | null;
}

interface PendingSignIns {
  id: string;
  credentialHash: Buffer;
  userId: string;
  provider: 'password' | 'google.com';
  tries: Generated<number>;
  validSince: Date;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

interface PortalHearings {
  contactId: string;
  heardAt: Date;
  heardBy: 'email' | 'question' | 'letter' | 'call';
}

interface PrintBatchLetters {
  batchId: string;
  letterId: string;
  position: number;
}

interface PrintBatches {
  id: string;
  duplex: boolean;
  state: 'rendering' | 'ready' | 'failed';
  pages: number | null;
  fileId: string | null;
  createdAt: Date;
  createdBy: string | null;
}

interface ProviderRequests {
  id: string;
  stateHash: Buffer;
  cookieHash: Buffer;
  requestSealed: Buffer;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

interface ProviderResults {
  id: string;
  handleHash: Buffer;
  sessionHash: Buffer;
  cookieHash: Buffer;
  profileSealed: Buffer;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

interface ProviderTokensUsed {
  tokenHash: Buffer;
  expiresAt: Date;
}

interface RecipientAddresses {
  id: string;
  recipientId: string;
  purpose: 'disputes' | 'identity-theft' | 'direct-disputes' | 'billing-errors' | 'file-requests' | 'general';
  nameLine: string;
  lines: List<string>;
  city: string;
  state: string;
  zip: string;
  source: 'shipped' | 'report' | 'client' | 'website' | 'letter' | 'office';
  sourceNote: string | null;
  verifiedOn: CivilDate | null;
  verifiedBy: string | null;
  verifiedHow: 'published' | 'website' | 'phone' | 'letter' | 'report' | null;
  verifiedNote: string | null;
  returnedOn: CivilDate | null;
  returnedNote: string | null;
  replacedBy: string | null;
  letters: Generated<number>;
  lastLetterOn: CivilDate | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string | null;
  updatedAt: Date;
  removedAt: Date | null;
}

interface RecipientNames {
  id: string;
  recipientId: string;
  name: string;
  nameKey: string;
  main: boolean;
  confirmedBy: string | null;
  confirmedAt: Date;
}

interface Recipients {
  id: string;
  kind: 'bureau' | 'agency' | 'furnisher' | 'collector' | 'other';
  name: string;
  key: string | null;
  phone: string | null;
  website: string | null;
  note: string | null;
  mergedInto: string | null;
  rootId: string;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string | null;
  updatedAt: Date;
  removedAt: Date | null;
}

interface RecoveryCodes {
  id: string;
  userId: string;
  codeHash: Buffer;
  createdAt: Date;
  usedAt: Date | null;
}

interface ReportFiles {
  id: string;
  report: string;
  filter: Json;
  format: 'csv' | 'xlsx' | 'pdf';
  state: 'writing' | 'ready' | 'fetched' | 'cancelled' | 'failed' | 'expired';
  rowsTotal: number | null;
  rowsWritten: Generated<number>;
  sizeBytes: Generated<number>;
  fileId: string | null;
  tokenHash: Buffer | null;
  sessionId: string;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
  movedAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
  fetchedAt: Date | null;
  problem: string | null;
}

interface ResetRequests {
  key: Buffer;
  since: Date;
  requests: number;
}

interface RetentionDisposals {
  id: string;
  origin: 'due' | 'wish';
  state: 'running' | 'done';
  approvedAt: Date;
  approvedBy: string;
  approvedByName: string;
  subjects: number;
  finishedAt: Date | null;
}

interface RetentionDue {
  contactId: string;
  what: 'reports' | 'records';
  sinceOn: CivilDate;
  dueOn: CivilDate;
}

interface RetentionHolds {
  contactId: string;
  id: string;
  reasonSealed: Buffer;
  placedAt: Date;
  placedBy: string;
  placedByName: string;
  liftedAt: Date | null;
  liftedByName: string | null;
  liftedReasonSealed: Buffer | null;
}

interface RetentionSettings {
  single: Generated<boolean>;
  version: Generated<number>;
  reportsMonths: Generated<number>;
  recordsYears: Generated<number>;
  reviewedAt: Date | null;
}

interface RetentionSubjects {
  disposalId: string;
  contactId: string;
  what: 'reports' | 'records';
  chosen: List<string, null | undefined>;
  state: 'waiting' | 'destroyed' | 'done' | 'skipped';
  destroyed: Json<undefined>;
  blobs: List<string, undefined>;
  files: Generated<number>;
  skippedBecause: string | null;
  endedAt: Date | null;
}

interface Roles {
  name: string;
  kind: 'staff' | 'client';
  permissions: List<string>;
  builtIn: Generated<boolean>;
}

interface ScoreGoals {
  contactId: string;
  value: number;
  version: Generated<number>;
  setAt: Date;
  setByName: string;
}

interface ScoreValues {
  id: GeneratedAlways<string>;
  contactId: GeneratedAlways<string>;
  bureau: GeneratedAlways<'EQ' | 'EX' | 'TU'>;
  model: GeneratedAlways<string>;
  modelPrinted: GeneratedAlways<string>;
  value: GeneratedAlways<number>;
  scoredOn: GeneratedAlways<CivilDate>;
  line: GeneratedAlways<string>;
}

interface SecondFactorOffers {
  id: string;
  userId: string;
  secretHash: Buffer;
  secretSealed: Buffer;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

interface SecondFactors {
  id: string;
  userId: string;
  name: string;
  secretSealed: Buffer;
  enrolledAt: Date;
  lastStep: number;
  lastUsedAt: Date | null;
}

interface SecondStepExemptions {
  userId: string;
  reason: string;
  untilAt: Date;
  givenAt: Date;
  givenByName: string;
}

interface Sessions {
  id: string;
  userId: string;
  cookieHash: Buffer;
  refreshHash: Buffer;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  provider: Generated<'password' | 'google.com'>;
  secondFactorId: string | null;
  refreshHashBefore: Buffer | null;
}

interface SignInFailures {
  key: Buffer;
  failures: number;
  lastAt: Date;
}

interface SigningKeys {
  kid: string;
  privateKeySealed: Buffer;
  publicJwk: Json;
  createdAt: Date;
}

interface SignupPermits {
  id: string;
  kind: 'owner' | 'invite';
  cookieHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  inviteId: string | null;
}

interface SystemFaults {
  reference: string;
  at: Date;
  place: string;
  class: string;
  code: string | null;
  stack: List<string>;
}

interface SystemKeptAnswers {
  userId: string;
  key: string;
  endpoint: string;
  inputHash: Buffer;
  answerSealed: Buffer;
  at: Date;
}

interface SystemRateCounts {
  key: Buffer;
  times: List<Date>;
  endsAt: Date;
}

interface SystemRuns {
  id: string;
  task: string;
  startedBy: string | null;
  startedAt: Date;
  updatedAt: Date;
  endedAt: Date | null;
  place: string | null;
  rowsDone: Generated<number>;
  rowsTotal: Generated<number>;
  corrected: Generated<number>;
  ok: boolean | null;
  sentence: string | null;
}

interface SystemSealKeys {
  id: number;
  sealed: Buffer;
  firstUsedAt: Generated<Date>;
}

interface TaskRecords {
  id: GeneratedAlways<string>;
  contactId: GeneratedAlways<string | null>;
  title: GeneratedAlways<string>;
  kind: GeneratedAlways<'task' | 'call' | 'follow-up' | 'appointment' | 'deadline' | 'document-request'>;
  dueOn: GeneratedAlways<CivilDate | null>;
  assigneeId: GeneratedAlways<string | null>;
  createdAt: GeneratedAlways<Date>;
  doneAt: GeneratedAlways<Date | null>;
  doneByName: GeneratedAlways<string | null>;
}

interface Tasks {
  id: string;
  version: Generated<number>;
  contactId: string | null;
  title: string;
  kind: 'task' | 'call' | 'follow-up' | 'appointment' | 'deadline' | 'document-request';
  note: string | null;
  dueOn: CivilDate | null;
  dueOrder: GeneratedAlways<CivilDate>;
  assigneeId: string | null;
  createdAt: Date;
  createdBy: string | null;
  createdByName: string;
  doneAt: Date | null;
  doneByName: string | null;
  removedAt: Date | null;
}

interface UserAccounts {
  id: GeneratedAlways<string>;
  email: GeneratedAlways<string>;
  name: GeneratedAlways<string>;
  role: GeneratedAlways<string>;
  kind: GeneratedAlways<'staff' | 'client'>;
  contactId: GeneratedAlways<string | null>;
  createdAt: GeneratedAlways<Date>;
  lastSignInAt: GeneratedAlways<Date | null>;
  disabledAt: GeneratedAlways<Date | null>;
  deletedAt: GeneratedAlways<Date | null>;
}

interface UserFactors {
  userId: GeneratedAlways<string>;
}

interface UserIdentities {
  provider: 'google.com';
  issuer: string;
  subject: string;
  userId: string;
  email: string;
  name: string;
  linkedAt: Date;
}

interface UserNames {
  id: GeneratedAlways<string>;
  name: GeneratedAlways<string>;
  kind: GeneratedAlways<'staff' | 'client'>;
}

interface UserSessions {
  userId: GeneratedAlways<string>;
  lastSeenAt: GeneratedAlways<Date>;
}

interface Users {
  id: string;
  email: string;
  passwordHash: string | null;
  name: string;
  role: string;
  kind: 'staff' | 'client';
  contactId: string | null;
  emailVerified: Generated<boolean>;
  createdAt: Date;
  lastSignInAt: Date | null;
  disabledAt: Date | null;
  validSince: Date;
  deletedAt: Date | null;
  photoUrl: Generated<string>;
}

interface Views {
  id: string;
  version: Generated<number>;
  page: 'contacts' | 'leads' | 'clients' | 'activity' | 'disputes';
  name: string;
  query: Json;
  columns: List<string, null | undefined>;
  shared: Generated<boolean>;
  ownerId: string;
  ownerName: string;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
}

export interface Tables {
  accessLog: AccessLog;
  accessLogDays: AccessLogDays;
  accessSettings: AccessSettings;
  actionCodes: ActionCodes;
  activity: Activity;
  activityChain: ActivityChain;
  activityDisposals: ActivityDisposals;
  activityEntries: ActivityEntries;
  activityTimes: ActivityTimes;
  agreementDays: AgreementDays;
  agreementTemplateVersions: AgreementTemplateVersions;
  agreementTemplates: AgreementTemplates;
  agreements: Agreements;
  answers: Answers;
  appointments: Appointments;
  automationRules: AutomationRules;
  automationRuns: AutomationRuns;
  automationState: AutomationState;
  backupFiles: BackupFiles;
  backupSheet: BackupSheet;
  billingStandings: BillingStandings;
  bulkRows: BulkRows;
  bulkRuns: BulkRuns;
  calendarFeeds: CalendarFeeds;
  clientStatements: ClientStatements;
  clients: Clients;
  contactAddresses: ContactAddresses;
  contactBulkChanges: ContactBulkChanges;
  contactBulkHistory: ContactBulkHistory;
  contactConsents: ContactConsents;
  contactFacets: ContactFacets;
  contactFields: ContactFields;
  contactHeads: ContactHeads;
  contactIdentityUses: ContactIdentityUses;
  contactKeys: ContactKeys;
  contactNames: ContactNames;
  contactNotes: ContactNotes;
  contactOtherNames: ContactOtherNames;
  contactRecords: ContactRecords;
  contactStageStays: ContactStageStays;
  contactStageTimes: ContactStageTimes;
  contactSuppressions: ContactSuppressions;
  contactTags: ContactTags;
  contactWords: ContactWords;
  contacts: Contacts;
  creditReportDates: CreditReportDates;
  creditReportDays: CreditReportDays;
  creditReportEvents: CreditReportEvents;
  creditReportMatches: CreditReportMatches;
  creditReportParts: CreditReportParts;
  creditReportStates: CreditReportStates;
  creditReportUploads: CreditReportUploads;
  creditReports: CreditReports;
  creditScores: CreditScores;
  disputeDenials: DisputeDenials;
  disputeDetailQuestions: DisputeDetailQuestions;
  disputeFileStatements: DisputeFileStatements;
  disputeItemNotes: DisputeItemNotes;
  disputeItemRecords: DisputeItemRecords;
  disputeItemResults: DisputeItemResults;
  disputeItemSources: DisputeItemSources;
  disputeItems: DisputeItems;
  disputeItemsInProgress: DisputeItemsInProgress;
  disputeItemsLeft: DisputeItemsLeft;
  disputeMailingDays: DisputeMailingDays;
  disputeMailings: DisputeMailings;
  disputeOpenRounds: DisputeOpenRounds;
  disputeOutcomeRecords: DisputeOutcomeRecords;
  disputeOutcomes: DisputeOutcomes;
  disputeProposedOutcomes: DisputeProposedOutcomes;
  disputeQuestions: DisputeQuestions;
  disputeRoundRecords: DisputeRoundRecords;
  disputeRoundTimes: DisputeRoundTimes;
  disputeRounds: DisputeRounds;
  disputeSummonses: DisputeSummonses;
  documentChecks: DocumentChecks;
  documentNames: DocumentNames;
  documentOpenings: DocumentOpenings;
  documentRequestSets: DocumentRequestSets;
  documentRequests: DocumentRequests;
  documentVersions: DocumentVersions;
  duplicateMerges: DuplicateMerges;
  duplicatePairs: DuplicatePairs;
  duplicateProgress: DuplicateProgress;
  effects: Effects;
  exportHistory: ExportHistory;
  exportParts: ExportParts;
  exports: Exports;
  fileUploadParts: FileUploadParts;
  fileUploads: FileUploads;
  files: Files;
  findingAnswers: FindingAnswers;
  findingQuestions: FindingQuestions;
  findingTimes: FindingTimes;
  gateVerdicts: GateVerdicts;
  importHistory: ImportHistory;
  importProblems: ImportProblems;
  importRejects: ImportRejects;
  importRows: ImportRows;
  imports: Imports;
  inviteAddresses: InviteAddresses;
  inviteStates: InviteStates;
  invites: Invites;
  leadCallResults: LeadCallResults;
  leadCallTimes: LeadCallTimes;
  leadCalls: LeadCalls;
  leadFormEntries: LeadFormEntries;
  leadForms: LeadForms;
  letterApprovals: LetterApprovals;
  letterFavorites: LetterFavorites;
  letterMailingDays: LetterMailingDays;
  letterMailings: LetterMailings;
  letterPrintBatches: LetterPrintBatches;
  letterRecords: LetterRecords;
  letterReturns: LetterReturns;
  letterRoundTexts: LetterRoundTexts;
  letterSources: LetterSources;
  letterStates: LetterStates;
  letterVersions: LetterVersions;
  letterWays: LetterWays;
  letters: Letters;
  libraryLetterFavorites: LibraryLetterFavorites;
  libraryLetterVersions: LibraryLetterVersions;
  libraryLetters: LibraryLetters;
  mailSendings: MailSendings;
  mailServiceBatches: MailServiceBatches;
  mailServiceEvents: MailServiceEvents;
  mailServiceLetters: MailServiceLetters;
  mails: Mails;
  messageThreads: MessageThreads;
  messages: Messages;
  monitoringConnections: MonitoringConnections;
  monitoringPulls: MonitoringPulls;
  monitoringStates: MonitoringStates;
  offerHandovers: OfferHandovers;
  offerSigningKeys: OfferSigningKeys;
  offerSteps: OfferSteps;
  offers: Offers;
  officeLicenseDates: OfficeLicenseDates;
  officeLicenses: OfficeLicenses;
  officeLocationNames: OfficeLocationNames;
  officeLocations: OfficeLocations;
  officeLogos: OfficeLogos;
  officeLook: OfficeLook;
  officeStaff: OfficeStaff;
  officeStates: OfficeStates;
  ownerCodes: OwnerCodes;
  pendingSignIns: PendingSignIns;
  portalHearings: PortalHearings;
  printBatchLetters: PrintBatchLetters;
  printBatches: PrintBatches;
  providerRequests: ProviderRequests;
  providerResults: ProviderResults;
  providerTokensUsed: ProviderTokensUsed;
  recipientAddresses: RecipientAddresses;
  recipientNames: RecipientNames;
  recipients: Recipients;
  recoveryCodes: RecoveryCodes;
  reportFiles: ReportFiles;
  resetRequests: ResetRequests;
  retentionDisposals: RetentionDisposals;
  retentionDue: RetentionDue;
  retentionHolds: RetentionHolds;
  retentionSettings: RetentionSettings;
  retentionSubjects: RetentionSubjects;
  roles: Roles;
  scoreGoals: ScoreGoals;
  scoreValues: ScoreValues;
  secondFactorOffers: SecondFactorOffers;
  secondFactors: SecondFactors;
  secondStepExemptions: SecondStepExemptions;
  sessions: Sessions;
  signInFailures: SignInFailures;
  signingKeys: SigningKeys;
  signupPermits: SignupPermits;
  systemFaults: SystemFaults;
  systemKeptAnswers: SystemKeptAnswers;
  systemRateCounts: SystemRateCounts;
  systemRuns: SystemRuns;
  systemSealKeys: SystemSealKeys;
  taskRecords: TaskRecords;
  tasks: Tasks;
  userAccounts: UserAccounts;
  userFactors: UserFactors;
  userIdentities: UserIdentities;
  userNames: UserNames;
  userSessions: UserSessions;
  users: Users;
  views: Views;
}

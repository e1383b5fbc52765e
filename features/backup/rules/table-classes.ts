// What a backup does with each table, in one place. A table that is not listed fails a law, so the person who adds one decides.

/** Rows whose state would make the restored office go on with something that may have happened since. */
export interface Reset {
  readonly column: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Told to people in this column. */
  readonly note?: { readonly column: string; readonly text: string };
}
export type TableClass =
  /** Every row, as it is. */
  | 'kept'
  /** No row; says why. */
  | { readonly leftOut: string }
  /** Every row, but the restored office does not go on with these. */
  | { readonly reset: Reset }
  /** Every row; it keeps a place in another table by the number of a transaction, which another server counts differently. */
  | { readonly placesOf: string };

const session = { leftOut: 'A session ends with the machine it was opened on.' };
const oneTime = { leftOut: 'A code or link that works once must not work again.' };
const attempts = { leftOut: 'It counts attempts of the last minutes.' };
const upload = { leftOut: 'An upload that was not finished is begun again by the browser.' };

export const TABLE_CLASSES: Readonly<Record<string, TableClass>> = {
  access_log: 'kept',
  access_log_days: 'kept',
  access_settings: 'kept',
  action_codes: oneTime,
  activity: 'kept',
  activity_chain: 'kept',
  activity_disposals: 'kept',
  agreement_template_versions: 'kept',
  agreement_templates: 'kept',
  agreements: 'kept',
  answers: 'kept',
  appointments: 'kept',
  automation_rules: 'kept',
  automation_runs: 'kept',
  automation_state: { placesOf: 'activity' },
  backup_files: { leftOut: 'It lists backups that lie on the machine the backup was made on.' },
  backup_sheet: { leftOut: 'The recovery sheet of the restored office is confirmed again.' },
  billing_standings: 'kept',
  bulk_rows: 'kept',
  bulk_runs: 'kept',
  calendar_feeds: 'kept',
  client_statements: 'kept',
  clients: 'kept',
  contact_addresses: 'kept',
  contact_bulk_changes: 'kept',
  contact_consents: 'kept',
  contact_facets: 'kept',
  contact_fields: 'kept',
  contact_identity_uses: attempts,
  contact_notes: 'kept',
  contact_other_names: 'kept',
  contact_stage_stays: 'kept',
  contact_suppressions: 'kept',
  contact_tags: 'kept',
  contact_words: 'kept',
  contacts: 'kept',
  credit_report_events: 'kept',
  credit_report_matches: 'kept',
  credit_report_parts: 'kept',
  credit_reports: 'kept',
  credit_scores: 'kept',
  dispute_denials: 'kept',
  dispute_file_statements: 'kept',
  dispute_detail_questions: 'kept',
  dispute_item_notes: 'kept',
  dispute_summonses: 'kept',
  dispute_item_sources: 'kept',
  dispute_items: 'kept',
  dispute_mailings: 'kept',
  dispute_outcomes: 'kept',
  dispute_rounds: 'kept',
  document_checks: 'kept',
  document_openings: 'kept',
  effects: {
    reset: {
      column: 'state',
      from: ['intended', 'asked'],
      to: 'unknown',
      note: { column: 'problem', text: 'Restored from a backup, so it may have been sent since then. Check before you send it again.' },
    },
  },
  document_request_sets: 'kept',
  document_requests: 'kept',
  document_versions: 'kept',
  duplicate_merges: 'kept',
  duplicate_pairs: 'kept',
  duplicate_progress: { placesOf: 'activity' },
  export_parts: 'kept',
  exports: 'kept',
  file_upload_parts: upload,
  file_uploads: upload,
  files: 'kept',
  gate_verdicts: 'kept',
  finding_answers: 'kept',
  import_problems: 'kept',
  import_rejects: 'kept',
  import_rows: 'kept',
  imports: 'kept',
  invites: 'kept',
  lead_calls: 'kept',
  lead_form_entries: 'kept',
  lead_forms: 'kept',
  letter_approvals: 'kept',
  letter_favorites: 'kept',
  library_letter_favorites: 'kept',
  library_letter_versions: 'kept',
  library_letters: 'kept',
  letter_mailings: 'kept',
  letter_returns: 'kept',
  letter_round_texts: 'kept',
  letter_versions: 'kept',
  letters: 'kept',
  mail_service_batches: 'kept',
  mail_service_events: 'kept',
  mail_service_letters: 'kept',
  mails: 'kept',
  monitoring_connections: 'kept',
  monitoring_pulls: 'kept',
  offer_handovers: oneTime,
  offer_signing_keys: 'kept',
  offer_steps: 'kept',
  message_threads: 'kept',
  messages: 'kept',
  offers: 'kept',
  office_licenses: 'kept',
  office_locations: 'kept',
  office_logos: 'kept',
  office_look: 'kept',
  office_staff: 'kept',
  office_states: 'kept',
  owner_codes: oneTime,
  pending_sign_ins: session,
  portal_hearings: 'kept',
  print_batch_letters: 'kept',
  print_batches: 'kept',
  provider_requests: oneTime,
  provider_results: oneTime,
  provider_tokens_used: attempts,
  recipient_addresses: 'kept',
  recipient_names: 'kept',
  recipients: 'kept',
  recovery_codes: 'kept',
  report_files: 'kept',
  reset_requests: attempts,
  retention_disposals: 'kept',
  retention_due: 'kept',
  retention_holds: 'kept',
  retention_settings: 'kept',
  retention_subjects: 'kept',
  roles: 'kept',
  score_goals: 'kept',
  second_factor_offers: oneTime,
  second_factors: 'kept',
  second_step_exemptions: 'kept',
  sessions: session,
  sign_in_failures: attempts,
  signing_keys: { leftOut: 'New ones are made, so that no token signed before is accepted.' },
  signup_permits: oneTime,
  system_faults: 'kept',
  system_rate_counts: attempts,
  system_kept_answers: { leftOut: 'It keeps a request of the last day from being made twice.' },
  system_runs: 'kept',
  system_seal_keys: 'kept',
  tasks: 'kept',
  user_identities: 'kept',
  users: 'kept',
  views: 'kept',
};

const entries = Object.entries(TABLE_CLASSES);

/** Tables whose rows stay behind. */
export const LEFT_OUT: ReadonlySet<string> = new Set(
  entries.flatMap(([name, one]) => (typeof one === 'object' && 'leftOut' in one ? [name] : [])),
);
export const PLACES_OF: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([name, one]) => (typeof one === 'object' && 'placesOf' in one ? [[name, one.placesOf] as const] : [])),
);
export const RESETS: readonly { readonly table: string; readonly reset: Reset }[] = entries.flatMap(([table, one]) =>
  typeof one === 'object' && 'reset' in one ? [{ table, reset: one.reset }] : [],
);

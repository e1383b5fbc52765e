import { LANGUAGE_NAMES } from '../../../platform/base/language.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import type { AgreementTemplate } from '../contract.ts';

export const languageWords = (language: AgreementTemplate['language']): string => (language === 'en' ? LANGUAGE_NAMES.en : 'Spanish');

export function statesWords(states: readonly string[]): string {
  if (states.length === 0) return 'Every state';
  const names = states.map((code) => US_STATES.find((state) => state.code === code)?.name ?? code);
  return names.length > 4 ? `${names.length} states` : new Intl.ListFormat('en-US').format(names);
}

export const STATE_CHOICES = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

import { expect, test } from 'vitest';
import { beginForm, changeForm, differing, problemsOf, type FormAction, type FormState } from './form-state.ts';

type Field = 'title' | 'note';
interface Task {
  readonly version: number;
}
const [V1, V2] = [{ version: 1 }, { version: 2 }];
const after = (actions: readonly FormAction<Field, Task>[]): FormState<Task> =>
  actions.reduce(changeForm<Field, Task>, beginForm<Task>(V1));
const typed = { type: 'typed', field: 'title', value: 'Call' } as const;
const refused = { type: 'refused', problems: { title: 'Too long.', note: 'Too long.' }, isLate: false } as const;

test('what is typed is kept through a refusal, and typing takes away the sentence of its field', () => {
  expect(after([typed, refused])).toMatchObject({ on: V1, typed: { title: 'Call' }, problems: refused.problems });
  expect(after([refused, typed]).problems).toEqual({ title: undefined, note: 'Too long.' });
});
test('their version waits for a choice: mine goes over theirs, or theirs is taken', () => {
  const met = [typed, { type: 'refused', problems: {}, isLate: true }, { type: 'met', record: V2 }] as const;
  expect(after(met)).toMatchObject({ on: V1, typed: { title: 'Call' }, theirs: { record: V2 }, isLate: true });
  expect(after([...met, { type: 'kept-mine', record: V2 }])).toEqual(beginForm(V2, { title: 'Call' }));
  expect(after([...met, { type: 'begun', record: V2 }])).toEqual(beginForm(V2));
});
test('differences are listed in the order of the form, blanks at the ends left aside', () => {
  const fields = ['title', 'note'] as const;
  expect(differing(fields, { title: 'a', note: ' b ' }, { title: 'c', note: 'b' })).toEqual(['title']);
  expect(differing(fields, { title: 'a', note: '' }, { title: 'c', note: 'b' })).toEqual(['title', 'note']);
});
test('a sentence about something that is no field of the form is not lost among them', () => {
  expect(problemsOf(['title', 'note'], { note: 'Too long.', contactId: 'Unknown.' })).toEqual({ note: 'Too long.' });
});

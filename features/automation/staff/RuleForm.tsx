// The form of a rule, and what it would have done. When someone else saved first, both versions are shown.
import { Checkbox, Fieldset, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { useScreenWords } from '../../../platform/web/screen-words.ts';
import type { AutomationRule } from '../contract.ts';
import { DryRun } from './DryRun.tsx';
import type { FilterParts } from './filter-parts.ts';
import { ActionFields } from './parts/ActionFields.tsx';
import { api, kindsOptions } from './queries.ts';
import { ACTION_LABELS, actionKindOf, checkRule, dryRunOf, fillRule, inputOfRule, RULE_LABELS, type RuleField } from './rule-form.ts';

interface RuleFormProps {
  readonly rule?: AutomationRule;
  readonly filters: FilterParts;
  readonly onDone?: (rule: AutomationRule) => void;
}

export function RuleForm({ rule, filters, onDone }: RuleFormProps): ReactElement {
  const { nameOf } = useColleagues();
  const create = useChange(api.create);
  const update = useChange(api.update);
  const form = useRecordForm<RuleField, AutomationRule | undefined, AutomationRule>({
    labels: RULE_LABELS,
    record: rule,
    fill: (of) => fillRule(of, filters),
    check: (values) => checkRule(values, filters),
    save: (values, on) => {
      const input = inputOfRule(values, filters);
      return on === undefined ? create.run({ ...input, on: values.on !== '' }) : update.run({ id: on.id, version: on.version, ...input });
    },
    ...(rule && { reload: () => api.get({ id: rule.id }) }),
    besides: { 'automation.kindUnknown': 'kind', 'automation.personUnknown': 'action' },
    show: (field, value) => showValue(field, value, filters, nameOf),
    ...(onDone && { onDone }),
    draft: `automation-rule:${rule?.id ?? 'new'}`,
  });
  const { values, set } = form;
  return (
    <Stack gap="lg">
      <RecordForm
        form={form}
        label={rule ? `Change the rule ${rule.name}` : 'New rule'}
        submit={rule ? 'Save' : 'Save rule'}
        takesFocus={!rule}
      >
        <TextInput {...form.text('name')} withAsterisk maxLength={80} />
        <KindField field={form.text('kind')} />
        <Fieldset legend={<Text fw={600}>To these contacts</Text>} variant="unstyled" style={{ border: 0 }}>
          <Text c="dimmed" size="xs" mb="xs">
            Contacts on hold and archived contacts are left alone. Without a choice, the rule is for all others.
          </Text>
          {filters.fields(values.filter, (text) => set('filter', text))}
        </Fieldset>
        <NativeSelect {...form.choice('action', ACTION_LABELS)} w={{ base: '100%', xs: 280 }} />
        <ActionFields form={form} />
        <NumberInput
          name="hourlyLimit"
          label={RULE_LABELS.hourlyLimit}
          description="A brake: beyond it, what happens within the hour is skipped and not made up for."
          w={{ base: '100%', xs: 280 }}
          min={1}
          max={200}
          allowDecimal={false}
          value={values.hourlyLimit}
          error={form.text('hourlyLimit').error}
          onChange={(value) => set('hourlyLimit', String(value))}
        />
        {!rule && (
          <Checkbox {...form.check('on')} description="It then acts on what happens from that moment on, never on what happened before." />
        )}
      </RecordForm>
      <DryRun
        asked={
          values.kind === '' || Object.keys(checkRule({ ...values, name: 'x', title: 'x', body: 'x', note: '' }, filters)).length > 0
            ? undefined
            : dryRunOf(values, filters)
        }
        action={ACTION_LABELS[actionKindOf(values)]}
      />
    </Stack>
  );
}

/** The kinds of activity by the area they belong to. */
function KindField({ field }: { readonly field: ReturnType<ReturnType<typeof useRecordForm<RuleField>>['text']> }): ReactElement {
  const { data } = useQuery(kindsOptions());
  const { areas } = useScreenWords();
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const { kind, name } of data?.kinds ?? []) {
    const area = areas[kind.split('.')[0] ?? ''] ?? 'Other';
    groups.set(area, [...(groups.get(area) ?? []), { value: kind, label: name }]);
  }
  const isKnown = field.value === '' || data?.kinds.some(({ kind }) => kind === field.value) === true;
  return (
    <NativeSelect
      {...field}
      withAsterisk
      w={{ base: '100%', xs: 280 }}
      data={[
        { value: '', label: 'Choose' },
        ...(isKnown ? [] : [{ value: field.value, label: field.value }]),
        ...[...groups].toSorted(([one], [other]) => one.localeCompare(other)).map(([group, items]) => ({ group, items })),
      ]}
    />
  );
}

function showValue(field: RuleField, value: string, filters: FilterParts, nameOf: (id: string | null) => string | undefined): string {
  if (field === 'filter')
    return filters
      .describe(filters.read(value))
      .map((part) => `${part.label}: ${part.value}`)
      .join(', ');
  if (field === 'action') return ACTION_LABELS[actionKindOf({ action: value })];
  return field === 'assignee' || field === 'ownerId' ? (nameOf(value) ?? value) : value;
}

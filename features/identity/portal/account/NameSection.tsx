import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { changeName } from '../../../../platform/web/identity/identity-account.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { LONGEST_NAME } from '../../rules/person-name.ts';
import { useAccountPage } from './account-page-context.ts';
import { describeProblem } from './describe-problem.ts';
import { Section } from './Section.tsx';
import { accountTexts } from './texts.ts';

export function NameSection(): ReactElement {
  const { account, size, confirmed, reload } = useAccountPage();
  const texts = useTexts(accountTexts).name;
  const form = useRecordForm({
    labels: { name: texts.label },
    record: account,
    versionOf: (of) => of?.name ?? '',
    fill: (of = account) => ({ name: of.name }),
    save: async ({ name }) => {
      await confirmed(() => changeName(name.trim()));
      await reload('access.nameChanged');
    },
    explain: (error) => describeProblem(error, texts.notSaved),
  });
  return (
    <Section title={texts.title}>
      <RecordForm form={form} submit={texts.save} size={size} quiet canSubmit={form.isDirty && form.values.name.trim() !== ''}>
        <TextInput {...form.text('name')} size={size} autoComplete="name" maxLength={LONGEST_NAME} maw={320} />
      </RecordForm>
      <Text c="dimmed">{texts.seen}</Text>
    </Section>
  );
}

import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { removeSecondFactor, startSecondFactor, type SecondFactorStart } from '../../../../platform/web/identity/identity-account.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { Filled } from '../../../../platform/web/language/Filled.tsx';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { useAccountPage } from './account-page-context.ts';
import classes from './Account.module.css';
import { AddAppForm } from './AddAppForm.tsx';
import { accountApi, type OwnAccount } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Section } from './Section.tsx';
import { accountTexts } from './texts.ts';
import { useTask, type Task } from './use-task.ts';

export function SecondFactorSection(): ReactElement {
  const { account, size, confirmed, reload } = useAccountPage();
  const all = useTexts(accountTexts);
  const texts = all.second;
  const [started, setStarted] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<readonly string[]>();
  const create = useChange(accountApi.createRecoveryCodes);
  const task = useTask(all.didNotWork);
  const { secondFactors, recoveryCodesLeft } = account;
  const begin = (): void => task.start(async () => setStarted(await confirmed(startSecondFactor)));
  const makeCodes = async (): Promise<void> => {
    setCodes((await confirmed(() => create.run({}))).codes);
  };
  const added = async (): Promise<void> => {
    setStarted(undefined);
    await reload('access.secondFactorAdded');
    // A person who loses the phone before saving these codes would be locked out.
    if (recoveryCodesLeft === 0) task.start(makeCodes);
  };
  return (
    <Section title={texts.title} problem={task.problem}>
      <Text c="dimmed">{texts.lead}</Text>
      {secondFactors.length > 0 && <AppList task={task} />}
      {started && <AddAppForm key={started.secret} started={started} onAdded={added} onCancel={() => setStarted(undefined)} />}
      {!started && (
        <Group>
          <Button variant={secondFactors.length === 0 ? 'filled' : 'default'} size={size} loading={task.busy && !codes} onClick={begin}>
            {secondFactors.length === 0 ? texts.add : texts.addAnother}
          </Button>
        </Group>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {secondFactors.length > 0 && !codes && (
        <div className={classes['row']}>
          <Text>
            {texts.codesLeft(recoveryCodesLeft)}
            <Text span c="dimmed" display="block">
              {texts.replaced}
            </Text>
          </Text>
          <Button variant="default" size={size} loading={task.busy} onClick={() => task.start(makeCodes)}>
            {texts.newCodes}
          </Button>
        </div>
      )}
    </Section>
  );
}

function AppList({ task }: { readonly task: Task }): ReactElement {
  const { account, size, confirmed, reload } = useAccountPage();
  const all = useTexts(accountTexts);
  const texts = all.second;
  const lastStays = account.secondFactorRequired && account.secondFactors.length === 1;
  const remove = (id: string): void =>
    task.start(async () => {
      await confirmed(() => removeSecondFactor(id));
      await reload('access.secondFactorRemoved');
    });
  return (
    <div>
      <ul className={classes['list']}>
        {account.secondFactors.map((app) => (
          <li key={app.id} className={classes['row']}>
            <div>
              <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
                <bdi>{app.name}</bdi>
              </Text>
              <Text c="dimmed">
                <UseText app={app} />
              </Text>
            </div>
            {!lastStays && (
              <Button
                variant="default"
                size={size}
                loading={task.busy}
                aria-label={texts.removeApp(app.name)}
                onClick={() => remove(app.id)}
              >
                {all.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lastStays && (
        <Text c="dimmed" mt={4}>
          {texts.lastStays}
        </Text>
      )}
    </div>
  );
}

function UseText({ app }: { readonly app: OwnAccount['secondFactors'][number] }): ReactElement {
  const texts = useTexts(accountTexts).second;
  return app.lastUsedAt === null ? (
    <Filled sentence={texts.added} part={<DateText at={app.enrolledAt} distance={false} />} />
  ) : (
    <Filled sentence={texts.lastUsed} part={<DateText at={app.lastUsedAt} distance={false} />} />
  );
}

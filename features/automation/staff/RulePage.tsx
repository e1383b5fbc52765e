// One rule: what it does, whether it is on, whose it is, and its log. Or a new one.
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink, useGo } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { AutomationRule } from '../contract.ts';
import { REASONS } from '../rules/judge-event.ts';
import type { FilterParts } from './filter-parts.ts';
import { describeRule } from './parts/describe-rule.ts';
import { api, ruleOptions } from './queries.ts';
import { RuleForm } from './RuleForm.tsx';
import { RunLog } from './RunLog.tsx';

interface RulePageProps {
  /** Undefined for a new rule. */
  readonly id: string | undefined;
  readonly filters: FilterParts;
}

export function RulePage({ id, filters }: RulePageProps): ReactElement {
  const go = useGo();
  const mayManage = useMay()('automation:manage');
  if (id !== undefined) return <KnownRule id={id} filters={filters} />;
  return (
    <Stack gap="md" maw={860}>
      <PageHeader title="New rule">
        <BackLink />
      </PageHeader>
      {mayManage ? (
        <RuleForm filters={filters} onDone={(rule) => go(`/automation?rule=${rule.id}`, { replace: true })} />
      ) : (
        <Text c="dimmed">You do not have permission to add rules. An administrator can give it to you.</Text>
      )}
    </Stack>
  );
}

const BackLink = (): ReactElement => (
  <Anchor component={AppLink} href="/automation" size="sm">
    All rules
  </Anchor>
);

function KnownRule({ id, filters }: { readonly id: string; readonly filters: FilterParts }): ReactElement {
  const [removed, setRemoved] = useState<AutomationRule>();
  const { data: rule, error } = useQuery({ ...ruleOptions(id), enabled: removed === undefined });
  const go = useGo();
  // At once, so that what is gone is not asked for again.
  const remove = useChange(api.remove, { onMade: () => flushSync(() => setRemoved(rule)) });
  const restore = useChange(api.restore);
  if (removed)
    return (
      <Stack gap="md">
        <PageHeader title={removed.name}>
          <BackLink />
        </PageHeader>
        <UndoNote
          sentence={`Rule removed: ${removed.name}. Its log stays.`}
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => restore.start({ id }, () => setRemoved(undefined))}
          onClose={() => go('/automation')}
        />
      </Stack>
    );
  if (!rule)
    return (
      <Stack gap="md">
        <PageHeader title="Rule">
          <BackLink />
        </PageHeader>
        {error ? <RefusalNote error={error} /> : <LoadingLines />}
      </Stack>
    );
  return (
    <Stack gap="lg">
      <PageHeader
        title={rule.name}
        action={<RuleActions rule={rule} onRemove={() => remove.start({ id, version: rule.version })} isRemoving={remove.isPending} />}
      >
        <BackLink />
      </PageHeader>
      <RefusalNote error={remove.error} />
      <RuleFacts rule={rule} filters={filters} />
      <RuleBody rule={rule} filters={filters} />
      <section aria-labelledby="rule-log">
        <Title order={2} id="rule-log" mb="xs">
          Log
        </Title>
        {rule.mayFollow ? (
          <RunLog ruleId={id} />
        ) : (
          <Text c="dimmed">Your role does not include the data this rule is about, so its log is not shown.</Text>
        )}
      </section>
    </Stack>
  );
}

interface RuleActionsProps {
  readonly rule: AutomationRule;
  readonly onRemove: () => void;
  readonly isRemoving: boolean;
}

function RuleActions({ rule, onRemove, isRemoving }: RuleActionsProps): ReactElement | null {
  const mayManage = useMay()('automation:manage');
  const { me } = useColleagues();
  const turn = useChange(api.switch);
  const takeOver = useChange(api.takeOver);
  if (!mayManage) return null;
  const { id, version, on, ownerId } = rule;
  const isMine = ownerId === me;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {(on || isMine) && (
          <Button variant={on ? 'default' : 'filled'} loading={turn.isPending} onClick={() => turn.start({ id, version, on: !on })}>
            {on ? 'Turn off' : 'Turn on'}
          </Button>
        )}
        {!isMine && (
          <Button variant="default" loading={takeOver.isPending} onClick={() => takeOver.start({ id, version })}>
            Take over
          </Button>
        )}
        <Button variant="default" loading={isRemoving} onClick={onRemove}>
          Remove
        </Button>
      </Group>
      <RefusalNote error={turn.error ?? takeOver.error} />
    </Stack>
  );
}

function RuleFacts({ rule, filters }: { readonly rule: AutomationRule; readonly filters: FilterParts }): ReactElement {
  const { nameOf, me } = useColleagues();
  const owner = rule.ownerId === me ? 'you' : (nameOf(rule.ownerId) ?? 'a former colleague');
  return (
    <Stack gap={4} maw={860} style={{ overflowWrap: 'anywhere' }}>
      <Text>{describeRule(rule, filters, nameOf)}</Text>
      <Text>
        {rule.on ? <ToneText tone="good">On</ToneText> : <ToneText tone="none">Off</ToneText>} · Owner: <bdi>{owner}</bdi> ·{' '}
        {rule.done.toLocaleString('en-US')} done, {rule.skipped.toLocaleString('en-US')} skipped, {rule.failed.toLocaleString('en-US')}{' '}
        failed
      </Text>
      {rule.problem !== null && (
        <Text>
          <ToneText tone="late" wraps>
            It cannot act. {REASONS[rule.problem]} Someone else can take it over.
          </ToneText>
        </Text>
      )}
    </Stack>
  );
}

function RuleBody({ rule, filters }: { readonly rule: AutomationRule; readonly filters: FilterParts }): ReactElement | null {
  const mayManage = useMay()('automation:manage');
  const { me } = useColleagues();
  if (!mayManage) return null;
  if (rule.ownerId !== me)
    return (
      <Text c="dimmed" maw={720}>
        A rule acts with the permissions of its owner, so only the owner changes it or turns it on. Take it over to change it. You can turn
        it off at any time.
      </Text>
    );
  return (
    <section aria-labelledby="rule-change" style={{ maxWidth: 860 }}>
      <Title order={2} id="rule-change" mb="xs">
        Change this rule
      </Title>
      <RuleForm rule={rule} filters={filters} />
    </section>
  );
}

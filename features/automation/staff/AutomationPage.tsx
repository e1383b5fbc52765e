// Rules of the office, their log, and what the program does by itself. Tab, rule and filters are in the address.
import { Button, Tabs } from '@mantine/core';
import type { ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { BuiltInList } from './BuiltInList.tsx';
import type { FilterParts } from './filter-parts.ts';
import { RuleList } from './RuleList.tsx';
import { RulePage } from './RulePage.tsx';
import { RunLog } from './RunLog.tsx';

const TABS = ['rules', 'log', 'built-in'] as const;

export function AutomationPage({ filters }: { readonly filters: FilterParts }): ReactElement {
  const [search, change] = useSearchParams();
  const tab = TABS.find((known) => known === search['tab']) ?? 'rules';
  const mayManage = useMay()('automation:manage');
  const { rule } = search;
  if (rule === 'new' || (rule !== undefined && isId(rule)))
    return <RulePage key={rule} id={rule === 'new' ? undefined : rule} filters={filters} />;
  return (
    <>
      <PageHeader
        title="Automation Rules"
        action={
          mayManage && (
            <Button component={AppLink} href="/automation?rule=new">
              Add rule
            </Button>
          )
        }
      />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          change(
            { tab: next === 'rules' || next === null ? undefined : next, q: undefined, state: undefined, outcome: undefined },
            'as a step',
          )
        }
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="rules">Rules</Tabs.Tab>
          <Tabs.Tab value="log">Log</Tabs.Tab>
          <Tabs.Tab value="built-in">Built in</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="rules">
          <RuleList filters={filters} />
        </Tabs.Panel>
        <Tabs.Panel value="log">
          <RunLog />
        </Tabs.Panel>
        <Tabs.Panel value="built-in">
          <BuiltInList />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

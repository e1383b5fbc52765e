import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { IDENTITY_CONFIG } from '../../../../platform/web/identity.ts';
import { healthOptions } from '../../../../platform/web/health.ts';
import { shortenKey } from '../shorten-key.ts';
import classes from './EnvironmentPanel.module.css';

/** Public configuration and whether the server answers; nothing that is not public. */
export function EnvironmentPanel(): ReactElement {
  const [open, setOpen] = useState(false);
  const health = useQuery({ ...healthOptions(), enabled: open });
  const server = health.data ? `${health.data.status}, version ${health.data.version}` : health.isError ? 'not reachable' : 'asking';
  const rows = [
    ['API key', shortenKey(IDENTITY_CONFIG.apiKey)],
    ['Project', IDENTITY_CONFIG.projectId],
    ['Host', location.host],
    ['Connection', location.protocol === 'https:' ? 'https' : 'http'],
    ['Server', server],
  ] as const;
  return (
    <section className={classes['panel']}>
      <UnstyledButton className={classes['toggle'] ?? ''} aria-expanded={open} aria-controls="environment" onClick={() => setOpen(!open)}>
        Environment status
        <IconChevronDown size={15} stroke={1.6} aria-hidden="true" data-open={open} />
      </UnstyledButton>
      <Collapse expanded={open} id="environment">
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Collapse>
    </section>
  );
}

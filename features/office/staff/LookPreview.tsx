// What clients see of the office: its head on pages in light and dark, and the end of its emails.
import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import type { Look } from '../contract.ts';
import { brandShades } from '../rules/brand-color.ts';
import classes from './LookPreview.module.css';

const LOGO_HEIGHT = 28;

/** `color` is the one being chosen; null for the color of the app. */
export function LookPreview({ look, color }: { readonly look: Look; readonly color: string | null }): ReactElement {
  const { light, dark } = brandShades(color ?? APP_COLOR);
  const name = look.companyName ?? 'Your company';
  const phone = look.phone === null ? null : formatPhone(look.phone);
  return (
    <div className={classes['both']}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className={classes['page']} style={PAPERS[scheme]}>
          <figcaption className={classes['caption']}>Client portal, {scheme}</figcaption>
          <div className={classes['head']}>
            {look.logo && (
              <img
                className={classes['logo']}
                src={look.logo.address}
                alt=""
                style={scheme === 'dark' ? { padding: 2, borderRadius: 4, ...PAPERS.light } : {}}
                height={LOGO_HEIGHT}
                width={Math.round((look.logo.width / look.logo.height) * LOGO_HEIGHT)}
              />
            )}
            <span>{name}</span>
          </div>
          <span className={classes['button']} style={{ color: PAPERS.light.backgroundColor, backgroundColor: light }}>
            Sign in
          </span>
          <span style={{ color: scheme === 'light' ? light : dark }}>Forgot your password?</span>
        </figure>
      ))}
      <figure className={classes['mail']}>
        <figcaption className={classes['caption']}>End of each email</figcaption>
        <Text component="div" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {[look.companyName, phone, look.email, look.website].filter((line) => line !== null).join('\n') || 'No signature yet'}
        </Text>
      </figure>
    </div>
  );
}

const APP_COLOR = '#0b5b53';

/** Pages of either scheme, whichever this one is in. */
const PAPERS = { light: { color: '#182022', backgroundColor: '#ffffff' }, dark: { color: '#e1e7e7', backgroundColor: '#151c1e' } } as const;

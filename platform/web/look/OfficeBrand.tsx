import type { ReactElement } from 'react';
import { publicConfig } from '../identity/public-config.ts';
import { LogoMark } from './LogoMark.tsx';
import classes from './OfficeBrand.module.css';

/** Logo and name of the office; the mark and name of the app where the office said nothing. */
export function OfficeBrand({ size }: { readonly size: number }): ReactElement {
  const { logo, name } = publicConfig().office;
  return (
    <span className={classes['brand']}>
      {logo ? (
        // The name stands beside it.
        <img
          className={classes['logo']}
          src={logo.address}
          alt=""
          width={Math.round((logo.width / logo.height) * size)}
          height={size}
          style={{ maxHeight: size }}
        />
      ) : (
        <LogoMark size={size} />
      )}
      <span>{name ?? APP_NAME}</span>
    </span>
  );
}

/** The end of the titles of pages that clients and visitors see. */
export function officeTitle(title: string): string {
  return `${title} · ${publicConfig().office.name ?? APP_NAME}`;
}

const APP_NAME = 'Redress';

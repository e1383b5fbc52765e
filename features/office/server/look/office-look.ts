// What clients and visitors see of the office: on pages, in mails and at the head of PDFs.
import type { OfficeOnPages } from '../../../../platform/base/office-on-pages.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { brandScale, brandShades } from '../../rules/brand-color.ts';
import { addressLines, phoneText } from '../letterhead.ts';
import { listLocations } from '../store.ts';
import { findLogo, findLogoSize, findLook, zoneOf } from './look-store.ts';

export interface OfficeFace {
  /** The company's name, or that of the main location while the company has none; null before either. */
  readonly name: string | null;
  /** As people read it: '(419) 555-0100'. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  /** The main location's address, a line each; empty while there is none. */
  readonly address: readonly string[];
  /** A shade of the office's color that can be read on white, and white on it: '#0b5b53'. Null = the look of the app. */
  readonly color: string | null;
}
/** The logo of the office: a PNG of at most 800 by 320 pixels and 200 kB. */
export interface OfficeLogo {
  readonly bytes: Buffer;
  readonly mediaType: 'image/png';
  readonly width: number;
  readonly height: number;
}
export interface OfficeLook extends OfficeFace {
  readonly logo: OfficeLogo | null;
}
export const LOGO_PATH = '/office/logo/:id';

/** The office as it stands at the head of a PDF. */
export async function officeLook(db: Db): Promise<OfficeLook> {
  const { logoId, face } = await gatherFace(db);
  const logo = logoId === null ? undefined : await findLogo(db, logoId);
  return { ...face, logo: logo ? { bytes: logo.picture, mediaType: 'image/png', width: logo.width, height: logo.height } : null };
}

/** The office as pages and mails show it. */
export async function officeOnPages(db: Db): Promise<OfficeOnPages> {
  const { logoId, color, zone, face } = await gatherFace(db);
  const size = logoId === null ? undefined : await findLogoSize(db, logoId);
  const { name, phone, email, website } = face;
  return {
    name,
    phone,
    email,
    website,
    logo: logoId !== null && size ? { address: LOGO_PATH.replace(':id', logoId), ...size } : null,
    shades: color === null ? null : brandScale(color),
    zone,
  };
}

interface Gathered {
  readonly face: OfficeFace;
  readonly logoId: string | null;
  readonly color: string | null;
  readonly zone: string;
}

async function gatherFace(db: Db): Promise<Gathered> {
  const look = await findLook(db);
  const { companyName, phone, email, website, color, logoId } = look;
  const [main] = await listLocations(db, { closed: false, limit: 1 });
  const dialed = phone ?? main?.phone ?? null;
  const face = {
    name: companyName ?? main?.name ?? null,
    phone: dialed === null ? null : phoneText(dialed),
    email: email ?? main?.email ?? null,
    website,
    address: main ? addressLines(main) : [],
    color: color === null ? null : brandShades(color).light,
  };
  return { face, logoId, color, zone: zoneOf(look) };
}

import { makePostgresTemplate } from './templates.ts';

export default makePostgresTemplate;

import { makeEmbeddedTemplate } from './templates.ts';

export default makeEmbeddedTemplate;

// The serif of letters and reports, from the npm package, so that a document looks the same on every machine.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const face = (name: string): string => require.resolve(`@expo-google-fonts/noto-serif/${name}/NotoSerif_${name}.ttf`);

/** Files of the faces templates may use: regular, italic, semibold, bold, bold italic of 'Noto Serif'. */
export const NOTO_SERIF: readonly string[] = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold', '700Bold_Italic'].map(face);

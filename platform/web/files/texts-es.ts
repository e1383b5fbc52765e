import type { fileTexts } from './texts.ts';

export const SPANISH_FILE_TEXTS: typeof fileTexts.en = {
  codes: {
    'storage/unauthenticated': 'Su sesión terminó. Por favor inicie sesión otra vez.',
    'storage/unauthorized': 'Este archivo es demasiado grande o de un tipo que no se acepta, o usted no tiene permiso.',
    'storage/unauthorized-app': 'Esta página no pudo demostrar que es de la oficina. Por favor vuelva a cargarla.',
    'storage/object-not-found': 'Este archivo ya no existe.',
    'storage/quota-exceeded': 'La oficina no tiene espacio para más archivos. Por favor avísele.',
    'storage/retry-limit-exceeded': 'Tardó demasiado: la conexión es débil o el servidor está ocupado. Por favor intente otra vez.',
    'storage/canceled': 'Se detuvo el envío.',
    'storage/preview': 'Esta es una vista previa: aquí no se puede cambiar nada.',
    'storage/no-download-url': 'Se está revisando si este archivo tiene virus, o no pasó la revisión. No se puede abrir ahora.',
  },
  statuses: {
    400: 'No se pudo enviar este archivo. Por favor intente otra vez, con un nombre de archivo más corto si hace falta.',
    404: 'Este archivo ya no existe.',
    408: 'La conexión fue demasiado lenta. Por favor intente otra vez.',
    409: 'Este archivo cambió o se bloqueó mientras tanto. Por favor revise la lista e intente otra vez.',
    413: 'Este archivo es demasiado grande.',
    503: 'En este momento no se pueden enviar ni abrir archivos. Por favor intente otra vez en unos minutos.',
  },
  failed: 'No funcionó. Por favor intente otra vez.',
};

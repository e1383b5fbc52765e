// What clients read about their scores.
import { inBothLanguages } from '../../../platform/base/language.ts';

export const myScoresTexts = inBothLanguages(
  {
    none: 'No scores yet. They appear here when your office adds a credit report that has scores in it.',
    newest: 'Your newest scores',
    goal: (goal: number) => `Your goal is ${goal}.`,
    changed: 'How they changed',
    model: 'Model',
    caution:
      'Lenders use several models, and each bureau has its own file about you, so the numbers differ. No one can promise you a certain score.',
    sinceLast: {
      same: 'no change since the last one',
      up: (points: number) => `up ${points} since the last one`,
      down: (points: number) => `down ${points} since the last one`,
    },
    sinceStart: {
      same: 'no change since the start',
      up: (points: number) => `up ${points} since the start`,
      down: (points: number) => `down ${points} since the start`,
    },
    noScore: 'No score yet. Not every report has one from each bureau.',
    overTime: 'Your scores over time',
    day: 'Day',
    nothing: 'none',
  },
  {
    none: 'Todavía no hay puntajes. Aparecen aquí cuando su oficina agrega un reporte de crédito que los trae.',
    newest: 'Sus puntajes más recientes',
    goal: (goal: number) => `Su meta es ${goal}.`,
    changed: 'Cómo cambiaron',
    model: 'Modelo',
    caution:
      'Los prestamistas usan varios modelos y cada buró tiene su propio archivo sobre usted, por eso los números son distintos. Nadie puede prometerle un puntaje determinado.',
    sinceLast: {
      same: 'sin cambio desde el anterior',
      up: (points: number) => `subió ${points} desde el anterior`,
      down: (points: number) => `bajó ${points} desde el anterior`,
    },
    sinceStart: {
      same: 'sin cambio desde el comienzo',
      up: (points: number) => `subió ${points} desde el comienzo`,
      down: (points: number) => `bajó ${points} desde el comienzo`,
    },
    noScore: 'Todavía no hay puntaje. No todos los reportes traen uno de cada buró.',
    overTime: 'Sus puntajes a lo largo del tiempo',
    day: 'Día',
    nothing: 'ninguno',
  },
);

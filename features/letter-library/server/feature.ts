import { defineFeature } from '../../../platform/server/feature.ts';
import { letterLibraryActivities } from '../activities.ts';
import { letterLibraryContract } from '../contract.ts';
import { addFavorite } from './operations/add-favorite.ts';
import { list } from './operations/list.ts';
import { preview } from './operations/preview.ts';
import { removeFavorite } from './operations/remove-favorite.ts';

export const letterLibraryFeature = defineFeature({
  name: 'letterLibrary',
  contract: letterLibraryContract,
  activities: letterLibraryActivities,
  operations: { list, preview, addFavorite, removeFavorite },
});

// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import { materialForms } from '#generated/model/materials/schema.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { MaterialCategoryReferenceInput } from '../material-categories/MaterialCategoryChoice.gen.tsx';
import { MaterialFolderTreeInput } from '../material-folders/MaterialFolderChoice.gen.tsx';

/** What its actions ask for beside the records. */
export const materialActionForms = {
  move: {
    schema: materialForms.move,
    inputs: [
      <MaterialFolderTreeInput key="folderId" source="folderId" label="resources.materials.forms.move.folderId" />,
    ],
  },
  classify: {
    schema: materialForms.classify,
    inputs: [
      <MaterialCategoryReferenceInput
        key="categoryId"
        source="categoryId"
        label="resources.materials.forms.classify.categoryId"
      />,
    ],
  },
  copy: {
    schema: materialForms.copy,
    inputs: [
      <MaterialFolderTreeInput
        key="toFolderId"
        source="toFolderId"
        label="resources.materials.forms.copy.toFolderId"
      />,
    ],
  },
} satisfies ActionForms;

// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import { materialForms } from '#generated/model/materials/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { SuggestInput } from '#src/ui/inputs/SuggestInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import { refs } from '../refs.gen.ts';

/** What its actions ask for beside the records. */
export const materialActionForms = {
  move: {
    schema: materialForms.move,
    inputs: [
      <TreeSelectInput
        key="folderId"
        source="folderId"
        label="resources.materials.forms.move.folderId"
        parent="parentId"
        {...refs.materialFolder}
      />,
    ],
    begins: ['folderId'],
  },
  classify: {
    schema: materialForms.classify,
    inputs: [
      <ReferenceInput
        key="categoryId"
        source="categoryId"
        label="resources.materials.forms.classify.categoryId"
        {...refs.materialCategory}
      />,
    ],
    begins: ['categoryId'],
  },
  copy: {
    schema: materialForms.copy,
    inputs: [
      <TreeSelectInput
        key="toFolderId"
        source="toFolderId"
        label="resources.materials.forms.copy.toFolderId"
        parent="parentId"
        {...refs.materialFolder}
      />,
    ],
  },
  takeDown: {
    schema: materialForms.takeDown,
    inputs: [
      <SuggestInput
        key="reason"
        source="reason"
        label="resources.materials.forms.takeDown.reason"
        required
        maxLength={200}
        multiline
        filter={{ list: 'takeDownReason' }}
        {...refs.dictWord}
      />,
    ],
  },
} satisfies ActionForms;

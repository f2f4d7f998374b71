// Made by codegen from schemas/. Do not edit: change the schemas.

import { lazy } from 'react';
import { entityHeads } from '#generated/model/entityHeads.gen.ts';
import type { ResourceViews } from '#src/ui/view.ts';

export const resources: readonly ResourceViews[] = [
  {
    meta: entityHeads['accounts'],
    List: lazy(() => import('./accounts/AccountList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./accounts/AccountForm.gen.tsx')).AccountCreate })),
    Edit: lazy(async () => ({ default: (await import('./accounts/AccountForm.gen.tsx')).AccountEdit })),
    Show: lazy(() => import('./accounts/AccountShow.gen.tsx')),
  },
  {
    meta: entityHeads['ads'],
    List: lazy(() => import('./ads/AdList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./ads/AdForm.gen.tsx')).AdCreate })),
    Edit: lazy(async () => ({ default: (await import('./ads/AdForm.gen.tsx')).AdEdit })),
    Show: lazy(() => import('./ads/AdShow.gen.tsx')),
  },
  {
    meta: entityHeads['ad-deliveries'],
    List: lazy(() => import('./ad-deliveries/AdDeliveryList.gen.tsx')),
    Show: lazy(() => import('./ad-deliveries/AdDeliveryShow.gen.tsx')),
  },
  {
    meta: entityHeads['ad-slots'],
    List: lazy(() => import('./ad-slots/AdSlotList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./ad-slots/AdSlotForm.gen.tsx')).AdSlotCreate })),
    Edit: lazy(async () => ({ default: (await import('./ad-slots/AdSlotForm.gen.tsx')).AdSlotEdit })),
    Show: lazy(() => import('./ad-slots/AdSlotShow.gen.tsx')),
  },
  {
    meta: entityHeads['campaigns'],
    List: lazy(() => import('./campaigns/CampaignList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./campaigns/CampaignForm.gen.tsx')).CampaignCreate })),
    Edit: lazy(async () => ({ default: (await import('./campaigns/CampaignForm.gen.tsx')).CampaignEdit })),
    Show: lazy(() => import('./campaigns/CampaignShow.gen.tsx')),
  },
  {
    meta: entityHeads['corporations'],
    List: lazy(() => import('./corporations/CorporationList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./corporations/CorporationForm.gen.tsx')).CorporationCreate })),
    Edit: lazy(async () => ({ default: (await import('./corporations/CorporationForm.gen.tsx')).CorporationEdit })),
    Show: lazy(() => import('./corporations/CorporationShow.gen.tsx')),
  },
  {
    meta: entityHeads['departments'],
    List: lazy(() => import('./departments/DepartmentList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./departments/DepartmentForm.gen.tsx')).DepartmentCreate })),
    Edit: lazy(async () => ({ default: (await import('./departments/DepartmentForm.gen.tsx')).DepartmentEdit })),
    Show: lazy(() => import('./departments/DepartmentShow.gen.tsx')),
  },
  {
    meta: entityHeads['devices'],
    List: lazy(() => import('./devices/DeviceList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./devices/DeviceForm.gen.tsx')).DeviceCreate })),
    Edit: lazy(async () => ({ default: (await import('./devices/DeviceForm.gen.tsx')).DeviceEdit })),
    Show: lazy(() => import('./devices/DeviceShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-groups'],
    List: lazy(() => import('./device-groups/DeviceGroupList.gen.tsx')),
    Create: lazy(async () => ({
      default: (await import('./device-groups/DeviceGroupForm.gen.tsx')).DeviceGroupCreate,
    })),
    Edit: lazy(async () => ({ default: (await import('./device-groups/DeviceGroupForm.gen.tsx')).DeviceGroupEdit })),
    Show: lazy(() => import('./device-groups/DeviceGroupShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-points'],
    List: lazy(() => import('./device-points/DevicePointList.gen.tsx')),
    Show: lazy(() => import('./device-points/DevicePointShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-sets'],
    List: lazy(() => import('./device-sets/DeviceSetList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./device-sets/DeviceSetForm.gen.tsx')).DeviceSetCreate })),
    Edit: lazy(async () => ({ default: (await import('./device-sets/DeviceSetForm.gen.tsx')).DeviceSetEdit })),
    Show: lazy(() => import('./device-sets/DeviceSetShow.gen.tsx')),
  },
  {
    meta: entityHeads['import-tasks'],
    List: lazy(() => import('./import-tasks/ImportTaskList.gen.tsx')),
    Show: lazy(() => import('./import-tasks/ImportTaskShow.gen.tsx')),
  },
  {
    meta: entityHeads['layouts'],
    List: lazy(() => import('./layouts/LayoutList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./layouts/LayoutForm.gen.tsx')).LayoutCreate })),
    Edit: lazy(async () => ({ default: (await import('./layouts/LayoutForm.gen.tsx')).LayoutEdit })),
    Show: lazy(() => import('./layouts/LayoutShow.gen.tsx')),
  },
  {
    meta: entityHeads['materials'],
    List: lazy(() => import('./materials/MaterialList.gen.tsx')),
    Edit: lazy(async () => ({ default: (await import('./materials/MaterialForm.gen.tsx')).MaterialEdit })),
    Show: lazy(() => import('./materials/MaterialShow.gen.tsx')),
  },
  {
    meta: entityHeads['material-folders'],
    List: lazy(() => import('./material-folders/MaterialFolderList.gen.tsx')),
    Create: lazy(async () => ({
      default: (await import('./material-folders/MaterialFolderForm.gen.tsx')).MaterialFolderCreate,
    })),
    Edit: lazy(async () => ({
      default: (await import('./material-folders/MaterialFolderForm.gen.tsx')).MaterialFolderEdit,
    })),
    Show: lazy(() => import('./material-folders/MaterialFolderShow.gen.tsx')),
  },
  {
    meta: entityHeads['operation-logs'],
    List: lazy(() => import('./operation-logs/OperationLogList.gen.tsx')),
    Show: lazy(() => import('./operation-logs/OperationLogShow.gen.tsx')),
  },
  {
    meta: entityHeads['proofs-of-play'],
    List: lazy(() => import('./proofs-of-play/ProofOfPlayList.gen.tsx')),
    Show: lazy(() => import('./proofs-of-play/ProofOfPlayShow.gen.tsx')),
  },
  {
    meta: entityHeads['roles'],
    List: lazy(() => import('./roles/RoleList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./roles/RoleForm.gen.tsx')).RoleCreate })),
    Edit: lazy(async () => ({ default: (await import('./roles/RoleForm.gen.tsx')).RoleEdit })),
    Show: lazy(() => import('./roles/RoleShow.gen.tsx')),
  },
  {
    meta: entityHeads['saved-views'],
    List: lazy(() => import('./saved-views/SavedViewList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./saved-views/SavedViewForm.gen.tsx')).SavedViewCreate })),
    Edit: lazy(async () => ({ default: (await import('./saved-views/SavedViewForm.gen.tsx')).SavedViewEdit })),
    Show: lazy(() => import('./saved-views/SavedViewShow.gen.tsx')),
  },
  {
    meta: entityHeads['tags'],
    List: lazy(() => import('./tags/TagList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./tags/TagForm.gen.tsx')).TagCreate })),
    Edit: lazy(async () => ({ default: (await import('./tags/TagForm.gen.tsx')).TagEdit })),
    Show: lazy(() => import('./tags/TagShow.gen.tsx')),
  },
];

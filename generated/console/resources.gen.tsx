// Made by codegen from schemas/. Do not edit: change the schemas.

import { lazy } from 'react';
import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { adDeliveryMeta } from '#generated/model/ad-deliveries/meta.gen.ts';
import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { devicePointMeta } from '#generated/model/device-points/meta.gen.ts';
import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { operationLogMeta } from '#generated/model/operation-logs/meta.gen.ts';
import { proofOfPlayMeta } from '#generated/model/proofs-of-play/meta.gen.ts';
import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import type { ResourceViews } from '#src/ui/view.ts';

export const resources: readonly ResourceViews[] = [
  {
    meta: accountMeta,
    List: lazy(() => import('./accounts/AccountList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./accounts/AccountForm.gen.tsx')).AccountCreate })),
    Edit: lazy(async () => ({ default: (await import('./accounts/AccountForm.gen.tsx')).AccountEdit })),
    Show: lazy(() => import('./accounts/AccountShow.gen.tsx')),
  },
  {
    meta: adMeta,
    List: lazy(() => import('./ads/AdList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./ads/AdForm.gen.tsx')).AdCreate })),
    Edit: lazy(async () => ({ default: (await import('./ads/AdForm.gen.tsx')).AdEdit })),
    Show: lazy(() => import('./ads/AdShow.gen.tsx')),
  },
  {
    meta: adDeliveryMeta,
    List: lazy(() => import('./ad-deliveries/AdDeliveryList.gen.tsx')),
    Show: lazy(() => import('./ad-deliveries/AdDeliveryShow.gen.tsx')),
  },
  {
    meta: adSlotMeta,
    List: lazy(() => import('./ad-slots/AdSlotList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./ad-slots/AdSlotForm.gen.tsx')).AdSlotCreate })),
    Edit: lazy(async () => ({ default: (await import('./ad-slots/AdSlotForm.gen.tsx')).AdSlotEdit })),
    Show: lazy(() => import('./ad-slots/AdSlotShow.gen.tsx')),
  },
  {
    meta: campaignMeta,
    List: lazy(() => import('./campaigns/CampaignList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./campaigns/CampaignForm.gen.tsx')).CampaignCreate })),
    Edit: lazy(async () => ({ default: (await import('./campaigns/CampaignForm.gen.tsx')).CampaignEdit })),
    Show: lazy(() => import('./campaigns/CampaignShow.gen.tsx')),
  },
  {
    meta: corporationMeta,
    List: lazy(() => import('./corporations/CorporationList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./corporations/CorporationForm.gen.tsx')).CorporationCreate })),
    Edit: lazy(async () => ({ default: (await import('./corporations/CorporationForm.gen.tsx')).CorporationEdit })),
    Show: lazy(() => import('./corporations/CorporationShow.gen.tsx')),
  },
  {
    meta: departmentMeta,
    List: lazy(() => import('./departments/DepartmentList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./departments/DepartmentForm.gen.tsx')).DepartmentCreate })),
    Edit: lazy(async () => ({ default: (await import('./departments/DepartmentForm.gen.tsx')).DepartmentEdit })),
    Show: lazy(() => import('./departments/DepartmentShow.gen.tsx')),
  },
  {
    meta: deviceMeta,
    List: lazy(() => import('./devices/DeviceList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./devices/DeviceForm.gen.tsx')).DeviceCreate })),
    Edit: lazy(async () => ({ default: (await import('./devices/DeviceForm.gen.tsx')).DeviceEdit })),
    Show: lazy(() => import('./devices/DeviceShow.gen.tsx')),
  },
  {
    meta: deviceGroupMeta,
    List: lazy(() => import('./device-groups/DeviceGroupList.gen.tsx')),
    Create: lazy(async () => ({
      default: (await import('./device-groups/DeviceGroupForm.gen.tsx')).DeviceGroupCreate,
    })),
    Edit: lazy(async () => ({ default: (await import('./device-groups/DeviceGroupForm.gen.tsx')).DeviceGroupEdit })),
    Show: lazy(() => import('./device-groups/DeviceGroupShow.gen.tsx')),
  },
  {
    meta: devicePointMeta,
    List: lazy(() => import('./device-points/DevicePointList.gen.tsx')),
    Show: lazy(() => import('./device-points/DevicePointShow.gen.tsx')),
  },
  {
    meta: deviceSetMeta,
    List: lazy(() => import('./device-sets/DeviceSetList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./device-sets/DeviceSetForm.gen.tsx')).DeviceSetCreate })),
    Edit: lazy(async () => ({ default: (await import('./device-sets/DeviceSetForm.gen.tsx')).DeviceSetEdit })),
    Show: lazy(() => import('./device-sets/DeviceSetShow.gen.tsx')),
  },
  {
    meta: layoutMeta,
    List: lazy(() => import('./layouts/LayoutList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./layouts/LayoutForm.gen.tsx')).LayoutCreate })),
    Edit: lazy(async () => ({ default: (await import('./layouts/LayoutForm.gen.tsx')).LayoutEdit })),
    Show: lazy(() => import('./layouts/LayoutShow.gen.tsx')),
  },
  {
    meta: materialMeta,
    List: lazy(() => import('./materials/MaterialList.gen.tsx')),
    Edit: lazy(async () => ({ default: (await import('./materials/MaterialForm.gen.tsx')).MaterialEdit })),
    Show: lazy(() => import('./materials/MaterialShow.gen.tsx')),
  },
  {
    meta: materialFolderMeta,
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
    meta: operationLogMeta,
    List: lazy(() => import('./operation-logs/OperationLogList.gen.tsx')),
    Show: lazy(() => import('./operation-logs/OperationLogShow.gen.tsx')),
  },
  {
    meta: proofOfPlayMeta,
    List: lazy(() => import('./proofs-of-play/ProofOfPlayList.gen.tsx')),
    Show: lazy(() => import('./proofs-of-play/ProofOfPlayShow.gen.tsx')),
  },
  {
    meta: roleMeta,
    List: lazy(() => import('./roles/RoleList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./roles/RoleForm.gen.tsx')).RoleCreate })),
    Edit: lazy(async () => ({ default: (await import('./roles/RoleForm.gen.tsx')).RoleEdit })),
    Show: lazy(() => import('./roles/RoleShow.gen.tsx')),
  },
  {
    meta: tagMeta,
    List: lazy(() => import('./tags/TagList.gen.tsx')),
    Create: lazy(async () => ({ default: (await import('./tags/TagForm.gen.tsx')).TagCreate })),
    Edit: lazy(async () => ({ default: (await import('./tags/TagForm.gen.tsx')).TagEdit })),
    Show: lazy(() => import('./tags/TagShow.gen.tsx')),
  },
];

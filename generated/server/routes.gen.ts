// Made by codegen from schemas/. Do not edit: change the schemas.

import type { ZodMiniType } from 'zod/mini';
import type { CallMeta } from '#core/entity/meta.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { accountInputs } from './inputs/accounts.gen.ts';
import { adDeliveryInputs } from './inputs/ad-deliveries.gen.ts';
import { adSlotInputs } from './inputs/ad-slots.gen.ts';
import { adInputs, adOutputs } from './inputs/ads.gen.ts';
import { campaignInputs } from './inputs/campaigns.gen.ts';
import { corporationInputs } from './inputs/corporations.gen.ts';
import { departmentInputs, departmentOutputs } from './inputs/departments.gen.ts';
import { deviceGroupInputs } from './inputs/device-groups.gen.ts';
import { devicePointInputs } from './inputs/device-points.gen.ts';
import { deviceSetInputs } from './inputs/device-sets.gen.ts';
import { deviceInputs, deviceOutputs } from './inputs/devices.gen.ts';
import { importTaskInputs } from './inputs/import-tasks.gen.ts';
import { layoutInputs } from './inputs/layouts.gen.ts';
import { materialCategoryInputs } from './inputs/material-categories.gen.ts';
import { materialFolderInputs } from './inputs/material-folders.gen.ts';
import { materialInputs, materialOutputs } from './inputs/materials.gen.ts';
import { operationLogInputs } from './inputs/operation-logs.gen.ts';
import { proofOfPlayInputs, proofOfPlayOutputs } from './inputs/proofs-of-play.gen.ts';
import { roleInputs } from './inputs/roles.gen.ts';
import { savedViewInputs } from './inputs/saved-views.gen.ts';
import { searchInputs, searchOutputs } from './inputs/searches.gen.ts';
import { sessionInputs, sessionOutputs } from './inputs/sessions.gen.ts';
import { tagInputs } from './inputs/tags.gen.ts';
import { uploadInputs, uploadOutputs } from './inputs/uploads.gen.ts';

export interface Route {
  call: CallMeta;
  input: ZodMiniType;
  /** Where the schema declares the answer's shape. */
  output?: ZodMiniType;
}

export const routes: readonly Route[] = [
  { call: calls['account.list'], input: accountInputs.list },
  { call: calls['account.one'], input: accountInputs.one },
  { call: calls['account.create'], input: accountInputs.create },
  { call: calls['account.update'], input: accountInputs.update },
  { call: calls['account.updateMany'], input: accountInputs.updateMany },
  { call: calls['account.enable'], input: accountInputs.enable },
  { call: calls['account.pause'], input: accountInputs.pause },
  { call: calls['account.resetPassword'], input: accountInputs.resetPassword },
  { call: calls['account.export'], input: accountInputs.export },
  { call: calls['account.delete'], input: accountInputs.delete },
  { call: calls['ad.list'], input: adInputs.list },
  { call: calls['ad.one'], input: adInputs.one },
  { call: calls['ad.create'], input: adInputs.create },
  { call: calls['ad.update'], input: adInputs.update },
  { call: calls['ad.updateMany'], input: adInputs.updateMany },
  { call: calls['ad.approve'], input: adInputs.approve },
  { call: calls['ad.reject'], input: adInputs.reject },
  { call: calls['ad.see'], input: adInputs.see, output: adOutputs.see },
  { call: calls['ad.seen'], input: adInputs.seen, output: adOutputs.seen },
  { call: calls['ad.history'], input: adInputs.history, output: adOutputs.history },
  { call: calls['ad.pause'], input: adInputs.pause },
  { call: calls['ad.start'], input: adInputs.start },
  { call: calls['ad.repush'], input: adInputs.repush },
  { call: calls['ad.delete'], input: adInputs.delete },
  { call: calls['ad.restore'], input: adInputs.restore },
  { call: calls['ad.export'], input: adInputs.export },
  { call: calls['ad.reach'], input: adInputs.reach, output: adOutputs.reach },
  { call: calls['adDelivery.list'], input: adDeliveryInputs.list },
  { call: calls['adDelivery.one'], input: adDeliveryInputs.one },
  { call: calls['adSlot.list'], input: adSlotInputs.list },
  { call: calls['adSlot.one'], input: adSlotInputs.one },
  { call: calls['adSlot.create'], input: adSlotInputs.create },
  { call: calls['adSlot.update'], input: adSlotInputs.update },
  { call: calls['adSlot.updateMany'], input: adSlotInputs.updateMany },
  { call: calls['adSlot.delete'], input: adSlotInputs.delete },
  { call: calls['adSlot.restore'], input: adSlotInputs.restore },
  { call: calls['campaign.list'], input: campaignInputs.list },
  { call: calls['campaign.one'], input: campaignInputs.one },
  { call: calls['campaign.create'], input: campaignInputs.create },
  { call: calls['campaign.update'], input: campaignInputs.update },
  { call: calls['campaign.start'], input: campaignInputs.start },
  { call: calls['campaign.pause'], input: campaignInputs.pause },
  { call: calls['campaign.delete'], input: campaignInputs.delete },
  { call: calls['campaign.restore'], input: campaignInputs.restore },
  { call: calls['corporation.list'], input: corporationInputs.list },
  { call: calls['corporation.one'], input: corporationInputs.one },
  { call: calls['corporation.create'], input: corporationInputs.create },
  { call: calls['corporation.update'], input: corporationInputs.update },
  { call: calls['corporation.enable'], input: corporationInputs.enable },
  { call: calls['corporation.pause'], input: corporationInputs.pause },
  { call: calls['corporation.issuePoints'], input: corporationInputs.issuePoints },
  { call: calls['corporation.addAdministrator'], input: corporationInputs.addAdministrator },
  { call: calls['corporation.delete'], input: corporationInputs.delete },
  { call: calls['department.list'], input: departmentInputs.list },
  { call: calls['department.one'], input: departmentInputs.one },
  { call: calls['department.create'], input: departmentInputs.create },
  { call: calls['department.update'], input: departmentInputs.update },
  { call: calls['department.delete'], input: departmentInputs.delete },
  { call: calls['department.restore'], input: departmentInputs.restore },
  { call: calls['department.tree'], input: departmentInputs.tree, output: departmentOutputs.tree },
  { call: calls['department.find'], input: departmentInputs.find, output: departmentOutputs.find },
  { call: calls['department.locate'], input: departmentInputs.locate, output: departmentOutputs.locate },
  { call: calls['device.list'], input: deviceInputs.list },
  { call: calls['device.one'], input: deviceInputs.one },
  { call: calls['device.create'], input: deviceInputs.create },
  { call: calls['device.update'], input: deviceInputs.update },
  { call: calls['device.updateMany'], input: deviceInputs.updateMany },
  { call: calls['device.delete'], input: deviceInputs.delete },
  { call: calls['device.export'], input: deviceInputs.export },
  { call: calls['device.import'], input: deviceInputs.import },
  { call: calls['device.importTemplate'], input: deviceInputs.importTemplate },
  { call: calls['device.attention'], input: deviceInputs.attention, output: deviceOutputs.attention },
  { call: calls['deviceGroup.list'], input: deviceGroupInputs.list },
  { call: calls['deviceGroup.one'], input: deviceGroupInputs.one },
  { call: calls['deviceGroup.create'], input: deviceGroupInputs.create },
  { call: calls['deviceGroup.update'], input: deviceGroupInputs.update },
  { call: calls['deviceGroup.updateMany'], input: deviceGroupInputs.updateMany },
  { call: calls['deviceGroup.delete'], input: deviceGroupInputs.delete },
  { call: calls['deviceGroup.restore'], input: deviceGroupInputs.restore },
  { call: calls['devicePoint.list'], input: devicePointInputs.list },
  { call: calls['devicePoint.one'], input: devicePointInputs.one },
  { call: calls['devicePoint.takeBack'], input: devicePointInputs.takeBack },
  { call: calls['deviceSet.list'], input: deviceSetInputs.list },
  { call: calls['deviceSet.one'], input: deviceSetInputs.one },
  { call: calls['deviceSet.create'], input: deviceSetInputs.create },
  { call: calls['deviceSet.update'], input: deviceSetInputs.update },
  { call: calls['deviceSet.delete'], input: deviceSetInputs.delete },
  { call: calls['deviceSet.restore'], input: deviceSetInputs.restore },
  { call: calls['importTask.list'], input: importTaskInputs.list },
  { call: calls['importTask.one'], input: importTaskInputs.one },
  { call: calls['importTask.failures'], input: importTaskInputs.failures },
  { call: calls['layout.list'], input: layoutInputs.list },
  { call: calls['layout.one'], input: layoutInputs.one },
  { call: calls['layout.create'], input: layoutInputs.create },
  { call: calls['layout.update'], input: layoutInputs.update },
  { call: calls['layout.delete'], input: layoutInputs.delete },
  { call: calls['layout.restore'], input: layoutInputs.restore },
  { call: calls['material.list'], input: materialInputs.list },
  { call: calls['material.one'], input: materialInputs.one },
  { call: calls['material.update'], input: materialInputs.update },
  { call: calls['material.move'], input: materialInputs.move },
  { call: calls['material.classify'], input: materialInputs.classify },
  { call: calls['material.copy'], input: materialInputs.copy },
  { call: calls['material.delete'], input: materialInputs.delete },
  { call: calls['material.restore'], input: materialInputs.restore },
  { call: calls['material.export'], input: materialInputs.export },
  { call: calls['material.check'], input: materialInputs.check, output: materialOutputs.check },
  { call: calls['material.apply'], input: materialInputs.apply, output: materialOutputs.apply },
  { call: calls['material.parts'], input: materialInputs.parts, output: materialOutputs.parts },
  { call: calls['material.picture'], input: materialInputs.picture, output: materialOutputs.picture },
  { call: calls['material.counts'], input: materialInputs.counts, output: materialOutputs.counts },
  { call: calls['material.verify'], input: materialInputs.verify, output: materialOutputs.verify },
  { call: calls['materialCategory.list'], input: materialCategoryInputs.list },
  { call: calls['materialCategory.one'], input: materialCategoryInputs.one },
  { call: calls['materialCategory.create'], input: materialCategoryInputs.create },
  { call: calls['materialCategory.update'], input: materialCategoryInputs.update },
  { call: calls['materialCategory.delete'], input: materialCategoryInputs.delete },
  { call: calls['materialCategory.restore'], input: materialCategoryInputs.restore },
  { call: calls['materialFolder.list'], input: materialFolderInputs.list },
  { call: calls['materialFolder.one'], input: materialFolderInputs.one },
  { call: calls['materialFolder.create'], input: materialFolderInputs.create },
  { call: calls['materialFolder.update'], input: materialFolderInputs.update },
  { call: calls['materialFolder.delete'], input: materialFolderInputs.delete },
  { call: calls['materialFolder.restore'], input: materialFolderInputs.restore },
  { call: calls['operationLog.list'], input: operationLogInputs.list },
  { call: calls['operationLog.one'], input: operationLogInputs.one },
  { call: calls['operationLog.export'], input: operationLogInputs.export },
  { call: calls['proofOfPlay.list'], input: proofOfPlayInputs.list },
  { call: calls['proofOfPlay.one'], input: proofOfPlayInputs.one },
  { call: calls['proofOfPlay.export'], input: proofOfPlayInputs.export },
  { call: calls['proofOfPlay.trend'], input: proofOfPlayInputs.trend, output: proofOfPlayOutputs.trend },
  { call: calls['role.list'], input: roleInputs.list },
  { call: calls['role.one'], input: roleInputs.one },
  { call: calls['role.create'], input: roleInputs.create },
  { call: calls['role.update'], input: roleInputs.update },
  { call: calls['role.delete'], input: roleInputs.delete },
  { call: calls['role.restore'], input: roleInputs.restore },
  { call: calls['savedView.list'], input: savedViewInputs.list },
  { call: calls['savedView.one'], input: savedViewInputs.one },
  { call: calls['savedView.create'], input: savedViewInputs.create },
  { call: calls['savedView.update'], input: savedViewInputs.update },
  { call: calls['savedView.delete'], input: savedViewInputs.delete },
  { call: calls['search.find'], input: searchInputs.find, output: searchOutputs.find },
  { call: calls['search.usedBy'], input: searchInputs.usedBy, output: searchOutputs.usedBy },
  { call: calls['session.login'], input: sessionInputs.login, output: sessionOutputs.login },
  { call: calls['session.accountLogin'], input: sessionInputs.accountLogin, output: sessionOutputs.accountLogin },
  { call: calls['session.sendCode'], input: sessionInputs.sendCode, output: sessionOutputs.sendCode },
  { call: calls['session.mobileLogin'], input: sessionInputs.mobileLogin, output: sessionOutputs.mobileLogin },
  { call: calls['session.logout'], input: sessionInputs.logout, output: sessionOutputs.logout },
  { call: calls['session.changePassword'], input: sessionInputs.changePassword, output: sessionOutputs.changePassword },
  { call: calls['session.menu'], input: sessionInputs.menu, output: sessionOutputs.menu },
  { call: calls['session.home'], input: sessionInputs.home, output: sessionOutputs.home },
  { call: calls['tag.list'], input: tagInputs.list },
  { call: calls['tag.one'], input: tagInputs.one },
  { call: calls['tag.create'], input: tagInputs.create },
  { call: calls['tag.update'], input: tagInputs.update },
  { call: calls['tag.delete'], input: tagInputs.delete },
  { call: calls['tag.restore'], input: tagInputs.restore },
  { call: calls['upload.sign'], input: uploadInputs.sign, output: uploadOutputs.sign },
  { call: calls['upload.verify'], input: uploadInputs.verify, output: uploadOutputs.verify },
];

// Made by codegen from schemas/. Do not edit: change the schemas.

/** No generic verb does these. */
export type RequiredHandler =
  | 'account.resetPassword'
  | 'ad.takeDown'
  | 'ad.see'
  | 'ad.seen'
  | 'ad.history'
  | 'ad.hold'
  | 'ad.resume'
  | 'ad.arrange'
  | 'ad.revise'
  | 'ad.withdraw'
  | 'ad.repush'
  | 'ad.issue'
  | 'ad.issuable'
  | 'ad.preflight'
  | 'ad.reach'
  | 'adSlot.openSale'
  | 'adSlot.closeSale'
  | 'adSlot.areas'
  | 'adsOrder.pay'
  | 'adsOrder.upload'
  | 'adsOrder.cancel'
  | 'adsOrder.rebid'
  | 'adsOrder.outside'
  | 'adsOrder.stop'
  | 'adsOrder.makeGood'
  | 'adsOrder.refund'
  | 'adsOrder.payment'
  | 'adsOrder.pace'
  | 'adsOrder.buyers'
  | 'adsOrder.search'
  | 'adsOrder.regions'
  | 'adsOrder.quote'
  | 'adsOrder.place'
  | 'advertiserFigure.overview'
  | 'cast.approve'
  | 'cast.reject'
  | 'cast.open'
  | 'cast.send'
  | 'cast.follow'
  | 'corporation.issuePoints'
  | 'corporation.addAdministrator'
  | 'corporation.takeDown'
  | 'dataCard.ask'
  | 'demandPartner.test'
  | 'department.tree'
  | 'department.find'
  | 'department.locate'
  | 'device.setVolume'
  | 'device.setBrightness'
  | 'device.switchPower'
  | 'device.replace'
  | 'device.restart'
  | 'device.restartMachine'
  | 'device.pauseScreens'
  | 'device.screenshot'
  | 'device.lockScreens'
  | 'device.unlockScreens'
  | 'device.now'
  | 'device.playlist'
  | 'device.explain'
  | 'device.off'
  | 'device.attention'
  | 'device.wall'
  | 'deviceCommand.send'
  | 'deviceCommand.remote'
  | 'deviceGrant.auth'
  | 'deviceGrant.unauth'
  | 'deviceGrant.rights'
  | 'deviceGroup.multi'
  | 'deviceTimer.week'
  | 'deviceTimer.doubts'
  | 'district.list'
  | 'district.tree'
  | 'firmwareTask.resume'
  | 'firmwareTask.close'
  | 'firmwareTask.retry'
  | 'handwashingDevice.newKey'
  | 'handwashingDevice.key'
  | 'importTask.failures'
  | 'layout.forecast'
  | 'layoutDraft.open'
  | 'layoutDraft.save'
  | 'layoutDraft.presence'
  | 'layoutDraft.impact'
  | 'layoutDraft.publish'
  | 'layoutVersion.keep'
  | 'marketOrder.confirm'
  | 'marketOrder.apps'
  | 'marketOrder.pay'
  | 'material.copy'
  | 'material.takeDown'
  | 'material.check'
  | 'material.apply'
  | 'material.parts'
  | 'material.picture'
  | 'material.frames'
  | 'material.counts'
  | 'material.verify'
  | 'monitorPlan.extend'
  | 'monitorPlan.end'
  | 'monitorTask.finish'
  | 'monitorTask.handOn'
  | 'monitorTask.link'
  | 'monitorTask.look'
  | 'monitorTask.handIn'
  | 'notice.read'
  | 'notice.readAll'
  | 'notice.info'
  | 'offlinePackage.link'
  | 'permission.explain'
  | 'phoneFile.sign'
  | 'phoneFile.verify'
  | 'platformDevice.find'
  | 'proofOfPlay.trend'
  | 'search.find'
  | 'search.touched'
  | 'search.usedBy'
  | 'session.login'
  | 'session.accountLogin'
  | 'session.sendCode'
  | 'session.mobileLogin'
  | 'session.register'
  | 'session.newPassword'
  | 'session.logout'
  | 'session.changePassword'
  | 'session.profile'
  | 'session.updateProfile'
  | 'session.loginSettings'
  | 'session.bindCode'
  | 'session.bind'
  | 'session.endSession'
  | 'session.menu'
  | 'session.home'
  | 'temperatureDevice.newKey'
  | 'temperatureDevice.key'
  | 'upload.sign'
  | 'upload.verify'
  | 'verification.idcard'
  | 'verification.enterprise'
  | 'verification.audit'
  | 'wallet.info'
  | 'wallet.recharge'
  | 'wallet.status';

/** A generic verb does these; a handler of that name takes its place. */
export type OptionalHandler =
  | 'account.list'
  | 'account.one'
  | 'account.create'
  | 'account.update'
  | 'account.updateMany'
  | 'account.enable'
  | 'account.pause'
  | 'account.export'
  | 'account.delete'
  | 'account.restore'
  | 'ad.list'
  | 'ad.one'
  | 'ad.create'
  | 'ad.update'
  | 'ad.updateMany'
  | 'ad.approve'
  | 'ad.reject'
  | 'ad.pause'
  | 'ad.start'
  | 'ad.delete'
  | 'ad.restore'
  | 'ad.export'
  | 'adDelivery.list'
  | 'adDelivery.one'
  | 'adReport.run'
  | 'adReport.sheet'
  | 'adSlot.list'
  | 'adSlot.one'
  | 'adSlot.create'
  | 'adSlot.update'
  | 'adSlot.updateMany'
  | 'adSlot.delete'
  | 'adSlot.restore'
  | 'adsOrder.list'
  | 'adsOrder.one'
  | 'adsOrder.export'
  | 'alarm.list'
  | 'alarm.one'
  | 'alarm.create'
  | 'alarm.delete'
  | 'alarm.restore'
  | 'alarm.export'
  | 'auction.list'
  | 'auction.one'
  | 'auction.export'
  | 'callTime.list'
  | 'callTime.one'
  | 'callTime.export'
  | 'campaign.list'
  | 'campaign.one'
  | 'campaign.create'
  | 'campaign.update'
  | 'campaign.start'
  | 'campaign.pause'
  | 'campaign.delete'
  | 'campaign.restore'
  | 'cast.list'
  | 'cast.one'
  | 'cast.export'
  | 'corporation.list'
  | 'corporation.one'
  | 'corporation.create'
  | 'corporation.update'
  | 'corporation.enable'
  | 'corporation.pause'
  | 'corporation.delete'
  | 'corporation.restore'
  | 'dataCard.list'
  | 'dataCard.one'
  | 'dataCard.create'
  | 'dataCard.update'
  | 'dataCard.updateMany'
  | 'dataCard.delete'
  | 'dataCard.restore'
  | 'dataCard.import'
  | 'dataCard.importTemplate'
  | 'dataCard.export'
  | 'demandPartner.list'
  | 'demandPartner.one'
  | 'demandPartner.create'
  | 'demandPartner.update'
  | 'demandPartner.delete'
  | 'demandPartner.restore'
  | 'department.list'
  | 'department.one'
  | 'department.create'
  | 'department.update'
  | 'department.delete'
  | 'department.restore'
  | 'device.list'
  | 'device.one'
  | 'device.create'
  | 'device.update'
  | 'device.updateMany'
  | 'device.delete'
  | 'device.restore'
  | 'device.export'
  | 'device.import'
  | 'device.importTemplate'
  | 'deviceCommand.list'
  | 'deviceCommand.one'
  | 'deviceGrant.list'
  | 'deviceGroup.list'
  | 'deviceGroup.one'
  | 'deviceGroup.create'
  | 'deviceGroup.update'
  | 'deviceGroup.updateMany'
  | 'deviceGroup.delete'
  | 'deviceGroup.restore'
  | 'deviceGroup.sync'
  | 'deviceGroup.addMembers'
  | 'deviceGroup.removeMembers'
  | 'deviceGroupGrant.list'
  | 'devicePoint.list'
  | 'devicePoint.one'
  | 'devicePoint.takeBack'
  | 'deviceReport.run'
  | 'deviceReport.sheet'
  | 'deviceSet.list'
  | 'deviceSet.one'
  | 'deviceSet.create'
  | 'deviceSet.update'
  | 'deviceSet.delete'
  | 'deviceSet.restore'
  | 'deviceSet.addMembers'
  | 'deviceSet.removeMembers'
  | 'deviceTimer.list'
  | 'deviceTimer.one'
  | 'deviceTimer.create'
  | 'deviceTimer.update'
  | 'deviceTimer.start'
  | 'deviceTimer.pause'
  | 'deviceTimer.delete'
  | 'deviceTimer.restore'
  | 'dictWord.list'
  | 'dictWord.one'
  | 'dictWord.create'
  | 'dictWord.update'
  | 'dictWord.delete'
  | 'dictWord.restore'
  | 'firmware.list'
  | 'firmware.one'
  | 'firmware.create'
  | 'firmware.update'
  | 'firmware.delete'
  | 'firmware.restore'
  | 'firmwareTask.list'
  | 'firmwareTask.one'
  | 'firmwareTask.create'
  | 'firmwareTask.stop'
  | 'firmwareTaskScreen.list'
  | 'firmwareTaskScreen.one'
  | 'flowReport.run'
  | 'flowReport.sheet'
  | 'goods.list'
  | 'goods.one'
  | 'goods.setPrice'
  | 'goods.putaway'
  | 'goods.soldOut'
  | 'goods.export'
  | 'handwashingDay.list'
  | 'handwashingDay.one'
  | 'handwashingDay.export'
  | 'handwashingDevice.list'
  | 'handwashingDevice.one'
  | 'handwashingDevice.create'
  | 'handwashingDevice.update'
  | 'handwashingDevice.delete'
  | 'handwashingDevice.restore'
  | 'handwashingDevice.warn'
  | 'handwashingDevice.export'
  | 'handwashingRecord.list'
  | 'handwashingRecord.one'
  | 'handwashingRecord.export'
  | 'importTask.list'
  | 'importTask.one'
  | 'layout.list'
  | 'layout.one'
  | 'layout.create'
  | 'layout.update'
  | 'layout.delete'
  | 'layout.restore'
  | 'layoutDraft.list'
  | 'layoutVersion.list'
  | 'layoutVersion.one'
  | 'marketOrder.list'
  | 'marketOrder.one'
  | 'marketOrder.create'
  | 'marketOrder.cancel'
  | 'marketOrder.export'
  | 'material.list'
  | 'material.one'
  | 'material.update'
  | 'material.move'
  | 'material.classify'
  | 'material.delete'
  | 'material.restore'
  | 'material.export'
  | 'materialCategory.list'
  | 'materialCategory.one'
  | 'materialCategory.create'
  | 'materialCategory.update'
  | 'materialCategory.delete'
  | 'materialCategory.restore'
  | 'materialFolder.list'
  | 'materialFolder.one'
  | 'materialFolder.create'
  | 'materialFolder.update'
  | 'materialFolder.delete'
  | 'materialFolder.restore'
  | 'monitorPlan.list'
  | 'monitorPlan.one'
  | 'monitorPlan.create'
  | 'monitorPlan.export'
  | 'monitorTask.list'
  | 'monitorTask.one'
  | 'monitorTask.see'
  | 'monitorTask.export'
  | 'notice.list'
  | 'notice.one'
  | 'noticeSetting.list'
  | 'noticeSetting.one'
  | 'noticeSetting.create'
  | 'noticeSetting.update'
  | 'offlinePackage.list'
  | 'offlinePackage.one'
  | 'offlinePackage.create'
  | 'offlinePackage.retry'
  | 'offlinePackage.delete'
  | 'operationLog.list'
  | 'operationLog.one'
  | 'operationLog.export'
  | 'pageError.list'
  | 'pageError.one'
  | 'pageError.export'
  | 'promotionGroup.list'
  | 'promotionGroup.one'
  | 'promotionGroup.create'
  | 'promotionGroup.update'
  | 'promotionGroup.start'
  | 'promotionGroup.pause'
  | 'promotionGroup.delete'
  | 'promotionGroup.restore'
  | 'proofOfPlay.list'
  | 'proofOfPlay.one'
  | 'proofOfPlay.export'
  | 'proxy.list'
  | 'proxy.one'
  | 'proxy.create'
  | 'proxy.update'
  | 'proxy.delete'
  | 'role.list'
  | 'role.one'
  | 'role.create'
  | 'role.update'
  | 'role.delete'
  | 'role.restore'
  | 'savedView.list'
  | 'savedView.one'
  | 'savedView.create'
  | 'savedView.update'
  | 'savedView.delete'
  | 'savedView.restore'
  | 'softwareSetting.list'
  | 'softwareSetting.one'
  | 'softwareSetting.create'
  | 'softwareSetting.update'
  | 'store.list'
  | 'store.one'
  | 'store.create'
  | 'store.update'
  | 'store.updateMany'
  | 'store.delete'
  | 'store.restore'
  | 'store.export'
  | 'store.import'
  | 'store.importTemplate'
  | 'tag.list'
  | 'tag.one'
  | 'tag.create'
  | 'tag.update'
  | 'tag.delete'
  | 'tag.restore'
  | 'tag.addMembers'
  | 'tag.removeMembers'
  | 'takeDown.list'
  | 'takeDown.one'
  | 'takeDown.lift'
  | 'takeDown.export'
  | 'takeDownScreen.list'
  | 'takeDownScreen.one'
  | 'temperatureDay.list'
  | 'temperatureDay.one'
  | 'temperatureDay.export'
  | 'temperatureDevice.list'
  | 'temperatureDevice.one'
  | 'temperatureDevice.create'
  | 'temperatureDevice.update'
  | 'temperatureDevice.delete'
  | 'temperatureDevice.restore'
  | 'temperatureDevice.warn'
  | 'temperatureDevice.export'
  | 'temperatureRecord.list'
  | 'temperatureRecord.one'
  | 'temperatureRecord.export'
  | 'usagePage.list'
  | 'usagePage.one'
  | 'usagePage.export'
  | 'verification.list'
  | 'verification.one'
  | 'verification.create'
  | 'verification.approve'
  | 'verification.refuse'
  | 'verification.withdraw'
  | 'walletRecord.list'
  | 'walletRecord.one'
  | 'walletRecord.export'
  | 'warningEvent.list'
  | 'warningEvent.one'
  | 'warningEvent.export'
  | 'warningRule.list'
  | 'warningRule.one'
  | 'warningRule.create'
  | 'warningRule.update'
  | 'warningRule.delete'
  | 'warningRule.restore'
  | 'warningSetting.list'
  | 'warningSetting.one'
  | 'warningSetting.create'
  | 'warningSetting.update';

/** The same for the check at start. */
export const requiredHandlers: readonly RequiredHandler[] = [
  'account.resetPassword',
  'ad.takeDown',
  'ad.see',
  'ad.seen',
  'ad.history',
  'ad.hold',
  'ad.resume',
  'ad.arrange',
  'ad.revise',
  'ad.withdraw',
  'ad.repush',
  'ad.issue',
  'ad.issuable',
  'ad.preflight',
  'ad.reach',
  'adSlot.openSale',
  'adSlot.closeSale',
  'adSlot.areas',
  'adsOrder.pay',
  'adsOrder.upload',
  'adsOrder.cancel',
  'adsOrder.rebid',
  'adsOrder.outside',
  'adsOrder.stop',
  'adsOrder.makeGood',
  'adsOrder.refund',
  'adsOrder.payment',
  'adsOrder.pace',
  'adsOrder.buyers',
  'adsOrder.search',
  'adsOrder.regions',
  'adsOrder.quote',
  'adsOrder.place',
  'advertiserFigure.overview',
  'cast.approve',
  'cast.reject',
  'cast.open',
  'cast.send',
  'cast.follow',
  'corporation.issuePoints',
  'corporation.addAdministrator',
  'corporation.takeDown',
  'dataCard.ask',
  'demandPartner.test',
  'department.tree',
  'department.find',
  'department.locate',
  'device.setVolume',
  'device.setBrightness',
  'device.switchPower',
  'device.replace',
  'device.restart',
  'device.restartMachine',
  'device.pauseScreens',
  'device.screenshot',
  'device.lockScreens',
  'device.unlockScreens',
  'device.now',
  'device.playlist',
  'device.explain',
  'device.off',
  'device.attention',
  'device.wall',
  'deviceCommand.send',
  'deviceCommand.remote',
  'deviceGrant.auth',
  'deviceGrant.unauth',
  'deviceGrant.rights',
  'deviceGroup.multi',
  'deviceTimer.week',
  'deviceTimer.doubts',
  'district.list',
  'district.tree',
  'firmwareTask.resume',
  'firmwareTask.close',
  'firmwareTask.retry',
  'handwashingDevice.newKey',
  'handwashingDevice.key',
  'importTask.failures',
  'layout.forecast',
  'layoutDraft.open',
  'layoutDraft.save',
  'layoutDraft.presence',
  'layoutDraft.impact',
  'layoutDraft.publish',
  'layoutVersion.keep',
  'marketOrder.confirm',
  'marketOrder.apps',
  'marketOrder.pay',
  'material.copy',
  'material.takeDown',
  'material.check',
  'material.apply',
  'material.parts',
  'material.picture',
  'material.frames',
  'material.counts',
  'material.verify',
  'monitorPlan.extend',
  'monitorPlan.end',
  'monitorTask.finish',
  'monitorTask.handOn',
  'monitorTask.link',
  'monitorTask.look',
  'monitorTask.handIn',
  'notice.read',
  'notice.readAll',
  'notice.info',
  'offlinePackage.link',
  'permission.explain',
  'phoneFile.sign',
  'phoneFile.verify',
  'platformDevice.find',
  'proofOfPlay.trend',
  'search.find',
  'search.touched',
  'search.usedBy',
  'session.login',
  'session.accountLogin',
  'session.sendCode',
  'session.mobileLogin',
  'session.register',
  'session.newPassword',
  'session.logout',
  'session.changePassword',
  'session.profile',
  'session.updateProfile',
  'session.loginSettings',
  'session.bindCode',
  'session.bind',
  'session.endSession',
  'session.menu',
  'session.home',
  'temperatureDevice.newKey',
  'temperatureDevice.key',
  'upload.sign',
  'upload.verify',
  'verification.idcard',
  'verification.enterprise',
  'verification.audit',
  'wallet.info',
  'wallet.recharge',
  'wallet.status',
];

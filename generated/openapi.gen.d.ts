// Made by codegen from schemas/. Do not edit: change the schemas.
export interface paths {
    "/user/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: list */
        post: operations["account.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/list.shtml": paths["/user/list.shtml"];
    "/bp/enterprise/user/list.shtml": paths["/user/list.shtml"];
    "/user/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: one */
        post: operations["account.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/detail.shtml": paths["/user/detail.shtml"];
    "/bp/enterprise/user/detail.shtml": paths["/user/detail.shtml"];
    "/user/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: create */
        post: operations["account.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/add.shtml": paths["/user/add.shtml"];
    "/bp/enterprise/user/add.shtml": paths["/user/add.shtml"];
    "/user/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: update */
        post: operations["account.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/update.shtml": paths["/user/update.shtml"];
    "/bp/enterprise/user/update.shtml": paths["/user/update.shtml"];
    "/user/batch/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: updateMany */
        post: operations["account.updateMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/batch/update.shtml": paths["/user/batch/update.shtml"];
    "/bp/enterprise/user/batch/update.shtml": paths["/user/batch/update.shtml"];
    "/user/batch/enable.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: Enable */
        post: operations["account.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/batch/enable.shtml": paths["/user/batch/enable.shtml"];
    "/bp/enterprise/user/batch/enable.shtml": paths["/user/batch/enable.shtml"];
    "/user/batch/disable.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: Pause */
        post: operations["account.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/batch/disable.shtml": paths["/user/batch/disable.shtml"];
    "/bp/enterprise/user/batch/disable.shtml": paths["/user/batch/disable.shtml"];
    "/user/reset/password.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: Reset password */
        post: operations["account.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/reset/password.shtml": paths["/user/reset/password.shtml"];
    "/bp/enterprise/user/reset/password.shtml": paths["/user/reset/password.shtml"];
    "/user/export.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: export */
        post: operations["account.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/export.shtml": paths["/user/export.shtml"];
    "/bp/enterprise/user/export.shtml": paths["/user/export.shtml"];
    "/user/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: Delete */
        post: operations["account.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/delete.shtml": paths["/user/delete.shtml"];
    "/bp/enterprise/user/delete.shtml": paths["/user/delete.shtml"];
    "/ad/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: list */
        post: operations["ad.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/list/device.shtml": paths["/ad/list.shtml"];
    "/ad/list/group.shtml": paths["/ad/list.shtml"];
    "/ad/show.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: one */
        post: operations["ad.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: create */
        post: operations["ad.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: update */
        post: operations["ad.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/update/batch.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: updateMany */
        post: operations["ad.updateMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/audit/batch/pass.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: Approve */
        post: operations["ad.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/adv/audit/pass.shtml": paths["/ad/audit/batch/pass.shtml"];
    "/ad/audit/batch/fail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: Disapprove */
        post: operations["ad.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/adv/audit/fail.shtml": paths["/ad/audit/batch/fail.shtml"];
    "/ad/audit/see.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: see */
        post: operations["ad.see"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/adv/audit/see.shtml": paths["/ad/audit/see.shtml"];
    "/ad/audit/seen.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: seen */
        post: operations["ad.seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/adv/audit/seen.shtml": paths["/ad/audit/seen.shtml"];
    "/ad/audit/history.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: history */
        post: operations["ad.history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/adv/audit/history.shtml": paths["/ad/audit/history.shtml"];
    "/ad/batch/disable.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: Pause */
        post: operations["ad.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/batch/enable.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: Start */
        post: operations["ad.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/repush.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: Push again */
        post: operations["ad.repush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/batch/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: Delete */
        post: operations["ad.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/export.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: export */
        post: operations["ad.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/reach.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad: reach */
        post: operations["ad.reach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/status.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download status: list */
        post: operations["adDelivery.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/status/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download status: one */
        post: operations["adDelivery.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad slot: list */
        post: operations["adSlot.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad slot: one */
        post: operations["adSlot.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad slot: create */
        post: operations["adSlot.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad slot: update */
        post: operations["adSlot.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot/update/batch.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad slot: updateMany */
        post: operations["adSlot.updateMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ad slot: Delete */
        post: operations["adSlot.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promotion plan: list */
        post: operations["campaign.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avr/campaign/list.shtml": paths["/campaign/list.shtml"];
    "/campaign/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promotion plan: one */
        post: operations["campaign.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avr/campaign/detail.shtml": paths["/campaign/detail.shtml"];
    "/campaign/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promotion plan: create */
        post: operations["campaign.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avr/campaign/add.shtml": paths["/campaign/add.shtml"];
    "/campaign/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promotion plan: update */
        post: operations["campaign.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avr/campaign/update.shtml": paths["/campaign/update.shtml"];
    "/campaign/batch/enable.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promotion plan: Start */
        post: operations["campaign.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avr/campaign/batch/enable.shtml": paths["/campaign/batch/enable.shtml"];
    "/campaign/batch/disable.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promotion plan: Pause */
        post: operations["campaign.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avr/campaign/batch/disable.shtml": paths["/campaign/batch/disable.shtml"];
    "/campaign/batch/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promotion plan: Delete */
        post: operations["campaign.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avr/campaign/batch/delete.shtml": paths["/campaign/batch/delete.shtml"];
    "/company/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enterprise: list */
        post: operations["corporation.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enterprise: one */
        post: operations["corporation.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enterprise: create */
        post: operations["corporation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enterprise: update */
        post: operations["corporation.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/batch/enable.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enterprise: Enable */
        post: operations["corporation.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/batch/disable.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enterprise: Pause */
        post: operations["corporation.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/point/issue.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enterprise: Issue points */
        post: operations["corporation.issuePoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enterprise: Delete */
        post: operations["corporation.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dept/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Department: list */
        post: operations["department.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dept/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Department: one */
        post: operations["department.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dept/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Department: create */
        post: operations["department.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dept/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Department: update */
        post: operations["department.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dept/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Department: Delete */
        post: operations["department.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dept/tree.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Department: tree */
        post: operations["department.tree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dept/find.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Department: find */
        post: operations["department.find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dept/locate.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Department: locate */
        post: operations["department.locate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: list */
        post: operations["device.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: one */
        post: operations["device.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: create */
        post: operations["device.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: update */
        post: operations["device.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/update/batch.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: updateMany */
        post: operations["device.updateMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: Delete */
        post: operations["device.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/export.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: export */
        post: operations["device.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/import.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: import */
        post: operations["device.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/import/template.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: importTemplate */
        post: operations["device.importTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/attention.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device: attention */
        post: operations["device.attention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device group: list */
        post: operations["deviceGroup.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device group: one */
        post: operations["deviceGroup.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device group: create */
        post: operations["deviceGroup.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device group: update */
        post: operations["deviceGroup.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/update/batch.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device group: updateMany */
        post: operations["deviceGroup.updateMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device group: Delete */
        post: operations["deviceGroup.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/point/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device point: list */
        post: operations["devicePoint.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/point/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device point: one */
        post: operations["devicePoint.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/point/take/back.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device point: Take back */
        post: operations["devicePoint.takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/gather/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device set: list */
        post: operations["deviceSet.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/gather/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device set: one */
        post: operations["deviceSet.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/gather/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device set: create */
        post: operations["deviceSet.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/gather/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device set: update */
        post: operations["deviceSet.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/gather/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Device set: Delete */
        post: operations["deviceSet.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/task/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import: list */
        post: operations["importTask.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/task/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import: one */
        post: operations["importTask.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/task/failures.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import: failures */
        post: operations["importTask.failures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/template/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Layout: list */
        post: operations["layout.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yxfbp/template/list.shtml": paths["/v2/template/list.shtml"];
    "/v2/template/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Layout: one */
        post: operations["layout.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yxfbp/template/detail.shtml": paths["/v2/template/detail.shtml"];
    "/v2/template/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Layout: create */
        post: operations["layout.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yxfbp/template/add.shtml": paths["/v2/template/add.shtml"];
    "/v2/template/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Layout: update */
        post: operations["layout.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yxfbp/template/update.shtml": paths["/v2/template/update.shtml"];
    "/v2/template/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Layout: Delete */
        post: operations["layout.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yxfbp/template/delete.shtml": paths["/v2/template/delete.shtml"];
    "/material/search.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: list */
        post: operations["material.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: one */
        post: operations["material.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/edit.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: update */
        post: operations["material.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/move.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: Move */
        post: operations["material.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/classify.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: Classify */
        post: operations["material.classify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/copy.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: Copy */
        post: operations["material.copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/del.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: Delete */
        post: operations["material.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/export.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: export */
        post: operations["material.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/check.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: check */
        post: operations["material.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/upload/apply.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: apply */
        post: operations["material.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/upload/parts.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: parts */
        post: operations["material.parts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/folder/counts.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: counts */
        post: operations["material.counts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/verify.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material: verify */
        post: operations["material.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/category/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material category: list */
        post: operations["materialCategory.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/category/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material category: one */
        post: operations["materialCategory.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/category/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material category: create */
        post: operations["materialCategory.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/category/edit.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material category: update */
        post: operations["materialCategory.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/category/del.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material category: Delete */
        post: operations["materialCategory.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/folder/tree.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material folder: list */
        post: operations["materialFolder.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/folder/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material folder: one */
        post: operations["materialFolder.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/folder/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material folder: create */
        post: operations["materialFolder.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/folder/edit.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material folder: update */
        post: operations["materialFolder.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/folder/del.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Material folder: Delete */
        post: operations["materialFolder.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Operation log: list */
        post: operations["operationLog.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Operation log: one */
        post: operations["operationLog.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/export.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Operation log: export */
        post: operations["operationLog.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/play/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proof of play: list */
        post: operations["proofOfPlay.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/report/play/list.shtml": paths["/report/play/list.shtml"];
    "/report/play/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proof of play: one */
        post: operations["proofOfPlay.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/report/play/detail.shtml": paths["/report/play/detail.shtml"];
    "/report/play/export.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proof of play: export */
        post: operations["proofOfPlay.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/report/play/export.shtml": paths["/report/play/export.shtml"];
    "/report/play/trend.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proof of play: trend */
        post: operations["proofOfPlay.trend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/report/play/trend.shtml": paths["/report/play/trend.shtml"];
    "/auth/role/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Role: list */
        post: operations["role.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/auth/role/list.shtml": paths["/auth/role/list.shtml"];
    "/auth/role/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Role: one */
        post: operations["role.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/auth/role/detail.shtml": paths["/auth/role/detail.shtml"];
    "/auth/role/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Role: create */
        post: operations["role.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/auth/role/add.shtml": paths["/auth/role/add.shtml"];
    "/auth/role/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Role: update */
        post: operations["role.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/auth/role/update.shtml": paths["/auth/role/update.shtml"];
    "/auth/role/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Role: Delete */
        post: operations["role.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bp/auth/role/delete.shtml": paths["/auth/role/delete.shtml"];
    "/saved/view/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saved view: list */
        post: operations["savedView.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved/view/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saved view: one */
        post: operations["savedView.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved/view/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saved view: create */
        post: operations["savedView.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved/view/edit.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saved view: update */
        post: operations["savedView.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved/view/del.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saved view: Delete */
        post: operations["savedView.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search: find */
        post: operations["search.find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Session: login */
        post: operations["session.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Session: accountLogin */
        post: operations["session.accountLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send/verification/code.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Session: sendCode */
        post: operations["session.sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/mobile/email/login.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Session: mobileLogin */
        post: operations["session.mobileLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logout.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Session: logout */
        post: operations["session.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/update/password.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Session: changePassword */
        post: operations["session.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/menu.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Session: menu */
        post: operations["session.menu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/home.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Session: home */
        post: operations["session.home"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/label/list.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tag: list */
        post: operations["tag.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/label/detail.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tag: one */
        post: operations["tag.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/label/add.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tag: create */
        post: operations["tag.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/label/update.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tag: update */
        post: operations["tag.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/label/delete.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tag: Delete */
        post: operations["tag.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/upload/sign.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload: sign */
        post: operations["upload.sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/upload/verify.shtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload: verify */
        post: operations["upload.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Envelope: {
            /** @description Id of the application; its key signs */
            appid: string;
            /**
             * @description Language of messages
             * @enum {string}
             */
            language: "zh_cn" | "en_us";
            /** @description Unique per call */
            sequence: string;
            /** @description Milliseconds since 1970 */
            timestamp: string;
            /** @description Of the session; only where signed in */
            token?: string;
            /** @description Id of this installation, kept */
            uuid: string;
            /**
             * @description Of the protocol
             * @enum {string}
             */
            version: "1.3";
            /** @description The same for all calls that one action of a user caused */
            traceKey: string;
            /** @description md5 in lower-case hex over the sorted fields, path and payload, and the application key */
            sign: string;
        };
        /** @description HTTP status is 200 for all that ends in .shtml; `code` below 0 is an error (docs/errors.gen.md). */
        Answer: {
            code: number;
            message: string;
            traceKey: string;
        };
        /** @description `data` of -10006: sentences, and names of the broken rules, by field path with dots; `root` for the whole. */
        FieldErrors: {
            errors: {
                [key: string]: string;
            };
            rules: {
                [key: string]: string;
            };
        };
        Nothing: Record<string, never>;
        Id: {
            id: string;
        };
        Ids: {
            ids: string[];
        };
        Import: {
            uploadId: string;
            zone?: string;
        };
        ImportTaskId: {
            taskId: string;
        };
        /** @description Each item stands for itself. */
        BatchResult: {
            results: {
                id: string;
                code: number;
                message: string;
                /** @description That is in the way, where one is */
                field?: string;
            }[];
        };
        BooleanEqIn: (boolean | null) | {
            in: boolean[];
        };
        IdEqIn: (string | null) | {
            in: string[];
        };
        InstantEqBetween: (string | null) | {
            /** Format: date-time */
            gte?: string;
            /** Format: date-time */
            lte?: string;
        };
        RefEqIn: (string | null) | {
            in: string[];
        };
        RefsEqIn: (string | null) | {
            in: string[];
        };
        TextEqContains: (string | null) | {
            contains: string;
        };
        TextEqIn: (string | null) | {
            in: string[];
        };
        AccountRow: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Login account */
            userName: string;
            /** @description Name */
            realName: string;
            /** @description Mobile */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail
             */
            email?: string | null;
            /** @description Role */
            roleId: string;
            /**
             * @description Role type
             * @enum {string|null}
             */
            roleType?: "administrator" | "manager" | "staff" | "keeper" | null;
            /**
             * @description Customer type
             * @enum {string|null}
             */
            customerType?: "mediaOwner" | "advertiser" | "agent" | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "enabled" | "paused";
            /**
             * @description Identity
             * @enum {string}
             */
            identityState: "unsubmitted" | "submitted" | "verified" | "refused";
            /**
             * @description Qualification
             * @enum {string}
             */
            qualificationState: "unsubmitted" | "submitted" | "verified" | "refused";
            /**
             * Format: date-time
             * @description Last login
             */
            lastLoginAt?: string | null;
        };
        AccountDetail: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Login account */
            userName: string;
            /** @description Name */
            realName: string;
            /** @description Mobile */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail
             */
            email?: string | null;
            /** @description Role */
            roleId: string;
            /**
             * @description Role type
             * @enum {string|null}
             */
            roleType?: "administrator" | "manager" | "staff" | "keeper" | null;
            /**
             * @description Customer type
             * @enum {string|null}
             */
            customerType?: "mediaOwner" | "advertiser" | "agent" | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "enabled" | "paused";
            /**
             * @description Identity
             * @enum {string}
             */
            identityState: "unsubmitted" | "submitted" | "verified" | "refused";
            /**
             * @description Qualification
             * @enum {string}
             */
            qualificationState: "unsubmitted" | "submitted" | "verified" | "refused";
            /**
             * Format: date-time
             * @description Last login
             */
            lastLoginAt?: string | null;
            /** @description Must change password */
            mustChangePassword: boolean;
        };
        AccountFilter: {
            id?: components["schemas"]["IdEqIn"];
            corpId?: components["schemas"]["RefEqIn"];
            deptId?: components["schemas"]["RefEqIn"];
            creatorId?: components["schemas"]["RefEqIn"];
            userName?: components["schemas"]["TextEqContains"];
            realName?: components["schemas"]["TextEqContains"];
            roleId?: components["schemas"]["RefEqIn"];
            roleType?: ("administrator" | "manager" | "staff" | "keeper" | null) | {
                in: ("administrator" | "manager" | "staff" | "keeper")[];
            };
            customerType?: ("mediaOwner" | "advertiser" | "agent" | null) | {
                in: ("mediaOwner" | "advertiser" | "agent")[];
            };
            status?: ("enabled" | "paused" | null) | {
                in: ("enabled" | "paused")[];
            };
            identityState?: ("unsubmitted" | "submitted" | "verified" | "refused" | null) | {
                in: ("unsubmitted" | "submitted" | "verified" | "refused")[];
            };
            qualificationState?: ("unsubmitted" | "submitted" | "verified" | "refused" | null) | {
                in: ("unsubmitted" | "submitted" | "verified" | "refused")[];
            };
        };
        AccountUpdateMany: {
            ids: string[];
            set: {
                deptId?: string | null;
                roleId?: string;
            };
        };
        AccountCreate: {
            /** @description Department */
            deptId?: string | null;
            /** @description Login account */
            userName: string;
            /** @description Password */
            password: string;
            /** @description Name */
            realName: string;
            /** @description Mobile */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail
             */
            email?: string | null;
            /** @description Role */
            roleId: string;
        };
        AccountUpdate: {
            id: string;
            rev?: number;
            /** @description Department */
            deptId?: string | null;
            /** @description Name */
            realName?: string;
            /** @description Mobile */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail
             */
            email?: string | null;
            /** @description Role */
            roleId?: string;
        };
        AccountResetPasswordForm: {
            /** @description New password */
            newPassword: string;
        };
        AccountListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "corpId" | "deptId" | "creatorId" | "createdAt" | "userName" | "realName" | "phone" | "email" | "roleId" | "roleType" | "customerType" | "status" | "identityState" | "qualificationState" | "lastLoginAt";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["AccountFilter"];
        };
        AccountList: {
            list: components["schemas"]["AccountRow"][];
            total: number;
        };
        AccountResetPasswordInput: {
            ids: string[];
            newPassword: string;
        };
        AccountExportInput: {
            /** @enum {string} */
            sort?: "id" | "corpId" | "deptId" | "creatorId" | "createdAt" | "userName" | "realName" | "phone" | "email" | "roleId" | "roleType" | "customerType" | "status" | "identityState" | "qualificationState" | "lastLoginAt";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            ids?: string[];
            columns?: ("realName" | "userName" | "status" | "roleId" | "roleType" | "deptId" | "phone" | "email" | "corpId" | "customerType" | "identityState" | "qualificationState" | "creatorId" | "lastLoginAt" | "createdAt")[];
            zone?: string;
            filter?: components["schemas"]["AccountFilter"];
        };
        AdRow: {
            /** @description Ad No. */
            id: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Cover */
            coverUrl?: string | null;
            /**
             * @description Type
             * @enum {string}
             */
            type: "common" | "insertion" | "emergency" | "bootUp" | "launcher" | "filler";
            /**
             * @description Status
             * @enum {string}
             */
            status: "pendingApproval" | "disapproved" | "pendingPlay" | "playing" | "paused" | "expired" | "deleted";
            /**
             * @description Download
             * @enum {string}
             */
            downloadStatus: "pending" | "downloading" | "failed" | "success";
            /** @description Plan */
            campaignId?: string | null;
            /** @description Advertiser */
            advertiserId?: string | null;
            /** @description Ad slot */
            slotId: string;
            /** @description Layout */
            layoutId?: string | null;
            /** @description Slot size */
            slotSize?: string | null;
            /**
             * Format: date-time
             * @description Start
             */
            startAt: string;
            /**
             * Format: date-time
             * @description End
             */
            endAt: string;
            /** @description Days left */
            daysLeft?: number | null;
            /** @description Duration (s) */
            durationS?: number | null;
            /** @description Mute */
            mute?: boolean | null;
            /**
             * @description Delivery mode
             * @enum {string|null}
             */
            deliveryMode?: "precise" | "matching" | null;
            /**
             * @description Target
             * @enum {string}
             */
            targetType: "device" | "deviceGroup" | "deviceSet" | "tag";
            /**
             * @description Content
             * @enum {string}
             */
            kind: "file" | "text" | "url";
            /** @description Impressions */
            impressions?: number | null;
            /** @description Interactions */
            interactionCount?: number | null;
        };
        AdDetail: {
            /** @description Ad No. */
            id: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Cover */
            coverUrl?: string | null;
            /**
             * @description Type
             * @enum {string}
             */
            type: "common" | "insertion" | "emergency" | "bootUp" | "launcher" | "filler";
            /**
             * @description Status
             * @enum {string}
             */
            status: "pendingApproval" | "disapproved" | "pendingPlay" | "playing" | "paused" | "expired" | "deleted";
            /**
             * @description Download
             * @enum {string}
             */
            downloadStatus: "pending" | "downloading" | "failed" | "success";
            /** @description Plan */
            campaignId?: string | null;
            /** @description Advertiser */
            advertiserId?: string | null;
            /** @description Ad slot */
            slotId: string;
            /** @description Layout */
            layoutId?: string | null;
            /** @description Slot size */
            slotSize?: string | null;
            /**
             * Format: date-time
             * @description Start
             */
            startAt: string;
            /**
             * Format: date-time
             * @description End
             */
            endAt: string;
            /** @description Days left */
            daysLeft?: number | null;
            /** @description Weekdays */
            weekdays?: number[] | null;
            /** @description Hours */
            windows?: {
                from: string;
                to: string;
            }[] | null;
            /** @description Dates */
            dates?: string[] | null;
            /** @description Duration (s) */
            durationS?: number | null;
            /** @description Place in the carousel */
            position?: number | null;
            /** @description Mute */
            mute?: boolean | null;
            /**
             * @description Delivery mode
             * @enum {string|null}
             */
            deliveryMode?: "precise" | "matching" | null;
            /**
             * @description Insertion type
             * @enum {string|null}
             */
            insertionType?: "cycle" | "times" | null;
            /** @description Play cycle (s) */
            playCycleS?: number | null;
            /**
             * Format: date-time
             * @description First start
             */
            firstStartAt?: string | null;
            /**
             * Format: date-time
             * @description First end
             */
            firstEndAt?: string | null;
            /** @description Play count */
            playCount?: number | null;
            /**
             * @description Target
             * @enum {string}
             */
            targetType: "device" | "deviceGroup" | "deviceSet" | "tag";
            /** @description Items */
            targetIds: string[];
            /**
             * @description Content
             * @enum {string}
             */
            kind: "file" | "text" | "url";
            /** @description Materials */
            materials?: string[] | null;
            /**
             * Format: uri
             * @description URL
             */
            url?: string | null;
            /** @description Text */
            text?: string | null;
            /** @description Font colour */
            textColor?: string | null;
            /** @description Background colour */
            backgroundColor?: string | null;
            /** @description Font size */
            fontSize?: number | null;
            /** @description Impressions */
            impressions?: number | null;
            /** @description Interactions */
            interactionCount?: number | null;
            /** @description QR code */
            qrCode?: string | null;
            /** @description Reviewer */
            reviewerId?: string | null;
            /**
             * Format: date-time
             * @description Reviewed
             */
            reviewedAt?: string | null;
            /** @description Reason */
            reason?: string | null;
            /** @description Content hash */
            contentHash?: string | null;
        };
        AdFilter: {
            id?: components["schemas"]["IdEqIn"];
            deptId?: components["schemas"]["RefEqIn"];
            creatorId?: components["schemas"]["RefEqIn"];
            name?: components["schemas"]["TextEqContains"];
            type?: ("common" | "insertion" | "emergency" | "bootUp" | "launcher" | "filler" | null) | {
                in: ("common" | "insertion" | "emergency" | "bootUp" | "launcher" | "filler")[];
            };
            status?: ("pendingApproval" | "disapproved" | "pendingPlay" | "playing" | "paused" | "expired" | "deleted" | null) | {
                in: ("pendingApproval" | "disapproved" | "pendingPlay" | "playing" | "paused" | "expired" | "deleted")[];
            };
            downloadStatus?: ("pending" | "downloading" | "failed" | "success" | null) | {
                in: ("pending" | "downloading" | "failed" | "success")[];
            };
            campaignId?: components["schemas"]["RefEqIn"];
            advertiserId?: components["schemas"]["RefEqIn"];
            slotId?: components["schemas"]["RefEqIn"];
            layoutId?: components["schemas"]["RefEqIn"];
            startAt?: components["schemas"]["InstantEqBetween"];
            deliveryMode?: ("precise" | "matching" | null) | {
                in: ("precise" | "matching")[];
            };
            insertionType?: ("cycle" | "times" | null) | {
                in: ("cycle" | "times")[];
            };
            targetType?: ("device" | "deviceGroup" | "deviceSet" | "tag" | null) | {
                in: ("device" | "deviceGroup" | "deviceSet" | "tag")[];
            };
            targetIds?: components["schemas"]["RefsEqIn"];
            kind?: ("file" | "text" | "url" | null) | {
                in: ("file" | "text" | "url")[];
            };
            materials?: components["schemas"]["RefsEqIn"];
            reviewerId?: components["schemas"]["RefEqIn"];
        };
        AdUpdateMany: {
            ids: string[];
            set: {
                campaignId?: string | null;
                /** Format: date-time */
                startAt?: string;
                /** Format: date-time */
                endAt?: string;
                weekdays?: number[] | null;
                windows?: {
                    from: string;
                    to: string;
                }[] | null;
                dates?: string[] | null;
                durationS?: number | null;
                mute?: boolean | null;
                playCycleS?: number | null;
            };
        };
        AdCreate: {
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            type?: "common" | "insertion" | "emergency" | "bootUp" | "launcher" | "filler";
            /** @description Plan */
            campaignId?: string | null;
            /** @description Advertiser */
            advertiserId?: string | null;
            /** @description Ad slot */
            slotId: string;
            /**
             * Format: date-time
             * @description Start
             */
            startAt: string;
            /**
             * Format: date-time
             * @description End
             */
            endAt: string;
            /** @description Weekdays */
            weekdays?: number[] | null;
            /** @description Hours */
            windows?: {
                from: string;
                to: string;
            }[] | null;
            /** @description Dates */
            dates?: string[] | null;
            /** @description Duration (s) */
            durationS?: number | null;
            /** @description Place in the carousel */
            position?: number | null;
            /** @description Mute */
            mute?: boolean | null;
            /**
             * @description Delivery mode
             * @enum {string|null}
             */
            deliveryMode?: "precise" | "matching" | null;
            /**
             * @description Insertion type
             * @enum {string|null}
             */
            insertionType?: "cycle" | "times" | null;
            /** @description Play cycle (s) */
            playCycleS?: number | null;
            /**
             * Format: date-time
             * @description First start
             */
            firstStartAt?: string | null;
            /**
             * Format: date-time
             * @description First end
             */
            firstEndAt?: string | null;
            /** @description Play count */
            playCount?: number | null;
            /**
             * @description Target
             * @enum {string}
             */
            targetType?: "device" | "deviceGroup" | "deviceSet" | "tag";
            /** @description Items */
            targetIds: string[];
            /**
             * @description Content
             * @enum {string}
             */
            kind?: "file" | "text" | "url";
            /** @description Materials */
            materials?: string[] | null;
            /**
             * Format: uri
             * @description URL
             */
            url?: string | null;
            /** @description Text */
            text?: string | null;
            /** @description Font colour */
            textColor?: string | null;
            /** @description Background colour */
            backgroundColor?: string | null;
            /** @description Font size */
            fontSize?: number | null;
        };
        AdUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Plan */
            campaignId?: string | null;
            /** @description Ad slot */
            slotId?: string;
            /**
             * Format: date-time
             * @description Start
             */
            startAt?: string;
            /**
             * Format: date-time
             * @description End
             */
            endAt?: string;
            /** @description Weekdays */
            weekdays?: number[] | null;
            /** @description Hours */
            windows?: {
                from: string;
                to: string;
            }[] | null;
            /** @description Dates */
            dates?: string[] | null;
            /** @description Duration (s) */
            durationS?: number | null;
            /** @description Place in the carousel */
            position?: number | null;
            /** @description Mute */
            mute?: boolean | null;
            /**
             * @description Delivery mode
             * @enum {string|null}
             */
            deliveryMode?: "precise" | "matching" | null;
            /**
             * @description Insertion type. Only while type == 'insertion'
             * @enum {string|null}
             */
            insertionType?: "cycle" | "times" | null;
            /** @description Play cycle (s). Only while type == 'insertion' */
            playCycleS?: number | null;
            /**
             * Format: date-time
             * @description First start. Only while type == 'insertion'
             */
            firstStartAt?: string | null;
            /**
             * Format: date-time
             * @description First end. Only while type == 'insertion'
             */
            firstEndAt?: string | null;
            /** @description Play count. Only while type == 'insertion' && insertionType == 'times' */
            playCount?: number | null;
            /** @description Items */
            targetIds?: string[];
            /**
             * @description Content
             * @enum {string}
             */
            kind?: "file" | "text" | "url";
            /** @description Materials. Only while kind == 'file' */
            materials?: string[] | null;
            /**
             * Format: uri
             * @description URL. Only while kind == 'url'
             */
            url?: string | null;
            /** @description Text. Only while kind == 'text' */
            text?: string | null;
            /** @description Font colour. Only while kind == 'text' */
            textColor?: string | null;
            /** @description Background colour. Only while kind == 'text' */
            backgroundColor?: string | null;
            /** @description Font size. Only while kind == 'text' */
            fontSize?: number | null;
        };
        AdRejectForm: {
            /** @description Reason */
            reason: string;
        };
        AdListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "deptId" | "creatorId" | "createdAt" | "name" | "type" | "status" | "downloadStatus" | "campaignId" | "advertiserId" | "slotId" | "layoutId" | "slotSize" | "startAt" | "endAt" | "durationS" | "mute" | "deliveryMode" | "targetType" | "kind" | "impressions" | "interactionCount";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list" | "adv_audit" | "adv_audit_approved" | "adv_audit_disapproved";
            filter?: components["schemas"]["AdFilter"];
        };
        AdList: {
            list: components["schemas"]["AdRow"][];
            total: number;
        };
        AdRejectInput: {
            ids: string[];
            reason: string;
        };
        AdSeeInput: {
            id: string;
            /** @description As the ad had it that was looked at, to the end */
            contentHash: string;
        };
        AdSeeOutput: Record<string, never>;
        AdSeenInput: {
            ids: string[];
        };
        AdSeenOutput: {
            /** @description Those that the caller saw as they are now */
            ids: string[];
        };
        AdHistoryInput: {
            id: string;
        };
        AdHistoryOutput: {
            /** @description Whose ad it is; who reviews need not see accounts and enterprises */
            maker: string | null;
            advertiser: string | null;
            /** @description Of the decision that holds */
            reviewer: string | null;
            /** @description Earlier reviews, the latest first */
            decisions: {
                /** @enum {string} */
                verb: "approve" | "reject";
                /** Format: date-time */
                at: string;
                by: string;
                reason: string | null;
            }[];
            /** @description What differs from what was reviewed last; empty where nothing was */
            changes: {
                field: string;
                /** @description JSON */
                before: string;
                /** @description JSON */
                after: string;
            }[];
        };
        AdExportInput: {
            /** @enum {string} */
            sort?: "id" | "deptId" | "creatorId" | "createdAt" | "name" | "type" | "status" | "downloadStatus" | "campaignId" | "advertiserId" | "slotId" | "layoutId" | "slotSize" | "startAt" | "endAt" | "durationS" | "mute" | "deliveryMode" | "targetType" | "kind" | "impressions" | "interactionCount";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list" | "adv_audit" | "adv_audit_approved" | "adv_audit_disapproved";
            ids?: string[];
            columns?: ("id" | "name" | "type" | "status" | "campaignId" | "advertiserId" | "slotId" | "layoutId" | "slotSize" | "targetType" | "targetIds" | "kind" | "durationS" | "mute" | "deliveryMode" | "startAt" | "endAt" | "daysLeft" | "downloadStatus" | "impressions" | "creatorId" | "deptId" | "createdAt")[];
            zone?: string;
            filter?: components["schemas"]["AdFilter"];
        };
        AdReachInput: {
            /** @enum {string} */
            targetType: "device" | "deviceGroup" | "deviceSet" | "tag";
            targetIds: string[];
            slotId?: string | null;
            /** @enum {string|null} */
            deliveryMode?: "precise" | "matching" | null;
            /** @description Kind of the ad: an emergency has the whole screen, and needs no slot */
            type?: string | null;
            /**
             * Format: date-time
             * @description Screens that expire before are counted
             */
            endAt?: string | null;
        };
        AdReachOutput: {
            /** @description All that the target means now */
            screens: number;
            /** @description In how many groups they are */
            groups: number;
            /** @description Those that have the place, and have not expired */
            showing: number;
            offline: number;
            /** @description Never connected */
            inactive: number;
            expired: number;
            /** @description Not expired yet, but before the end that was asked for */
            expiring: number;
            /** @description Their layout has no such slot; none while no slot was asked for */
            withoutSlot: number;
            /** @description Each time zone once */
            zones: string[];
            /** @description The first few that will not show it, or not now, of those that the caller may see */
            named: {
                id: string;
                name: string;
                /** @enum {string} */
                why: "withoutSlot" | "expired" | "offline" | "inactive";
            }[];
            /** @description The shapes that occur, the most frequent first */
            shapes: {
                screens: number;
                /** @description Design pixels */
                width: number;
                height: number;
                background: string;
                /** @description What the page has, from back to front */
                boxes: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    /** @description "slot" is where the ad plays */
                    kind: string;
                    /** @enum {string} */
                    fit: "contain" | "cover" | "fill";
                    background: string;
                }[];
            }[];
        };
        AdDeliveryRow: {
            /** @description No. */
            id: string;
            /** @description Revision */
            rev: number;
            /** @description Ad */
            adId?: string | null;
            /** @description Device */
            deviceId?: string | null;
            /**
             * @description Download
             * @enum {string}
             */
            status: "pending" | "downloading" | "failed" | "success";
            /** @description Files there */
            filesDone: number;
            /** @description Files */
            filesTotal: number;
            /**
             * @description Problem
             * @enum {string|null}
             */
            problem?: "fileFailed" | "leftOut" | null;
            /**
             * Format: date-time
             * @description Reported
             */
            reportedAt?: string | null;
        };
        AdDeliveryDetail: {
            /** @description No. */
            id: string;
            /** @description Revision */
            rev: number;
            /** @description Ad */
            adId?: string | null;
            /** @description Device */
            deviceId?: string | null;
            /**
             * @description Download
             * @enum {string}
             */
            status: "pending" | "downloading" | "failed" | "success";
            /** @description Files there */
            filesDone: number;
            /** @description Files */
            filesTotal: number;
            /**
             * @description Problem
             * @enum {string|null}
             */
            problem?: "fileFailed" | "leftOut" | null;
            /**
             * Format: date-time
             * @description Reported
             */
            reportedAt?: string | null;
        };
        AdDeliveryFilter: {
            id?: components["schemas"]["IdEqIn"];
            adId?: components["schemas"]["RefEqIn"];
            deviceId?: components["schemas"]["RefEqIn"];
            status?: ("pending" | "downloading" | "failed" | "success" | null) | {
                in: ("pending" | "downloading" | "failed" | "success")[];
            };
            problem?: ("fileFailed" | "leftOut" | null) | {
                in: ("fileFailed" | "leftOut")[];
            };
        };
        AdDeliveryCreate: Record<string, never>;
        AdDeliveryUpdate: {
            id: string;
            rev?: number;
        };
        AdDeliveryListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "adId" | "deviceId" | "status" | "filesDone" | "filesTotal" | "problem" | "reportedAt";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["AdDeliveryFilter"];
        };
        AdDeliveryList: {
            list: components["schemas"]["AdDeliveryRow"][];
            total: number;
        };
        AdSlotRow: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Slot No. */
            number?: string | null;
            /** @description Name */
            name: string;
            /** @description Layout */
            layoutId: string;
            /** @description Place in the layout */
            widgetId?: string | null;
            /** @description Width (px) */
            width: number;
            /** @description Height (px) */
            height: number;
            /** @description Max carousel ads */
            carouselPlaces: number;
            /**
             * @description Selling mode
             * @enum {string}
             */
            sellingMode: "cpt" | "cpm" | "rtb" | "scan";
            /** @description CPT price (yuan per slot per day) */
            cptPriceFen?: number | null;
            /** @description CPM price (yuan per thousand plays) */
            cpmPriceFen?: number | null;
            /** @description RTB */
            rtb?: boolean | null;
            /** @description RTB price (yuan per thousand plays) */
            rtbPriceFen?: number | null;
            /** @description Scan-to-cast */
            scanToCast?: boolean | null;
            /** @description Max sellable */
            maxSellable?: number | null;
            /** @description Bottom image */
            bottomImage?: string | null;
        };
        AdSlotDetail: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Slot No. */
            number?: string | null;
            /** @description Name */
            name: string;
            /** @description Layout */
            layoutId: string;
            /** @description Place in the layout */
            widgetId?: string | null;
            /** @description Width (px) */
            width: number;
            /** @description Height (px) */
            height: number;
            /** @description Max carousel ads */
            carouselPlaces: number;
            /**
             * @description Selling mode
             * @enum {string}
             */
            sellingMode: "cpt" | "cpm" | "rtb" | "scan";
            /** @description CPT price (yuan per slot per day) */
            cptPriceFen?: number | null;
            /** @description CPM price (yuan per thousand plays) */
            cpmPriceFen?: number | null;
            /** @description RTB */
            rtb?: boolean | null;
            /** @description RTB price (yuan per thousand plays) */
            rtbPriceFen?: number | null;
            /** @description Scan-to-cast */
            scanToCast?: boolean | null;
            /** @description Max sellable */
            maxSellable?: number | null;
            /** @description Bottom image */
            bottomImage?: string | null;
        };
        AdSlotFilter: {
            id?: components["schemas"]["IdEqIn"];
            name?: components["schemas"]["TextEqContains"];
            layoutId?: components["schemas"]["RefEqIn"];
            sellingMode?: ("cpt" | "cpm" | "rtb" | "scan" | null) | {
                in: ("cpt" | "cpm" | "rtb" | "scan")[];
            };
        };
        AdSlotUpdateMany: {
            ids: string[];
            set: {
                carouselPlaces?: number;
                /** @enum {string} */
                sellingMode?: "cpt" | "cpm" | "rtb" | "scan";
                cptPriceFen?: number | null;
                cpmPriceFen?: number | null;
                rtb?: boolean | null;
                rtbPriceFen?: number | null;
                scanToCast?: boolean | null;
                maxSellable?: number | null;
            };
        };
        AdSlotCreate: {
            /** @description Name */
            name: string;
            /** @description Layout */
            layoutId: string;
            /** @description Place in the layout */
            widgetId?: string | null;
            /** @description Width (px) */
            width: number;
            /** @description Height (px) */
            height: number;
            /** @description Max carousel ads */
            carouselPlaces?: number;
            /**
             * @description Selling mode
             * @enum {string}
             */
            sellingMode?: "cpt" | "cpm" | "rtb" | "scan";
            /** @description CPT price (yuan per slot per day) */
            cptPriceFen?: number | null;
            /** @description CPM price (yuan per thousand plays) */
            cpmPriceFen?: number | null;
            /** @description RTB */
            rtb?: boolean | null;
            /** @description RTB price (yuan per thousand plays) */
            rtbPriceFen?: number | null;
            /** @description Scan-to-cast */
            scanToCast?: boolean | null;
            /** @description Max sellable */
            maxSellable?: number | null;
            /** @description Bottom image */
            bottomImage?: string | null;
        };
        AdSlotUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Layout */
            layoutId?: string;
            /** @description Place in the layout */
            widgetId?: string | null;
            /** @description Width (px) */
            width?: number;
            /** @description Height (px) */
            height?: number;
            /** @description Max carousel ads */
            carouselPlaces?: number;
            /**
             * @description Selling mode
             * @enum {string}
             */
            sellingMode?: "cpt" | "cpm" | "rtb" | "scan";
            /** @description CPT price (yuan per slot per day). Only while sellingMode == 'cpt' */
            cptPriceFen?: number | null;
            /** @description CPM price (yuan per thousand plays). Only while sellingMode == 'cpm' */
            cpmPriceFen?: number | null;
            /** @description RTB */
            rtb?: boolean | null;
            /** @description RTB price (yuan per thousand plays). Only while rtb == true || sellingMode == 'rtb' */
            rtbPriceFen?: number | null;
            /** @description Scan-to-cast */
            scanToCast?: boolean | null;
            /** @description Max sellable */
            maxSellable?: number | null;
            /** @description Bottom image */
            bottomImage?: string | null;
        };
        AdSlotListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "createdAt" | "number" | "name" | "layoutId" | "widgetId" | "width" | "height" | "carouselPlaces" | "sellingMode" | "cptPriceFen" | "cpmPriceFen" | "rtb" | "rtbPriceFen" | "scanToCast" | "maxSellable";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["AdSlotFilter"];
        };
        AdSlotList: {
            list: components["schemas"]["AdSlotRow"][];
            total: number;
        };
        CampaignRow: {
            /** @description No. */
            id: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /**
             * @description Status
             * @enum {string}
             */
            status: "enabled" | "paused";
            /** @description Ads */
            adCount: number;
            /** @description Impressions */
            impressions: number;
            /** @description Default plan */
            isDefault: boolean;
            /** @description Remark */
            remark?: string | null;
        };
        CampaignDetail: {
            /** @description No. */
            id: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /**
             * @description Status
             * @enum {string}
             */
            status: "enabled" | "paused";
            /** @description Ads */
            adCount: number;
            /** @description Impressions */
            impressions: number;
            /** @description Default plan */
            isDefault: boolean;
            /** @description Remark */
            remark?: string | null;
        };
        CampaignFilter: {
            id?: components["schemas"]["IdEqIn"];
            deptId?: components["schemas"]["RefEqIn"];
            creatorId?: components["schemas"]["RefEqIn"];
            name?: components["schemas"]["TextEqContains"];
            status?: ("enabled" | "paused" | null) | {
                in: ("enabled" | "paused")[];
            };
        };
        CampaignCreate: {
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        CampaignUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Remark */
            remark?: string | null;
        };
        CampaignListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "deptId" | "creatorId" | "createdAt" | "name" | "status" | "adCount" | "impressions" | "isDefault" | "remark";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["CampaignFilter"];
        };
        CampaignList: {
            list: components["schemas"]["CampaignRow"][];
            total: number;
        };
        CorporationRow: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Enterprise No. */
            number?: string | null;
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "enterprise" | "personal" | "selfEmployed";
            /**
             * @description Customer type
             * @enum {string}
             */
            customerType: "mediaOwner" | "advertiser" | "agent";
            /** @description Superior */
            superiorId?: string | null;
            /**
             * @description Edition
             * @enum {string|null}
             */
            edition?: "standard" | "enterprise" | "flagship" | null;
            /**
             * Format: date-time
             * @description Trial ends
             */
            trialEndAt?: string | null;
            /** @description Contact */
            contact?: string | null;
            /** @description Mobile */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail
             */
            email?: string | null;
            /** @description Address */
            address?: string | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "enabled" | "paused";
        };
        CorporationDetail: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Enterprise No. */
            number?: string | null;
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "enterprise" | "personal" | "selfEmployed";
            /**
             * @description Customer type
             * @enum {string}
             */
            customerType: "mediaOwner" | "advertiser" | "agent";
            /** @description Superior */
            superiorId?: string | null;
            /**
             * @description Edition
             * @enum {string|null}
             */
            edition?: "standard" | "enterprise" | "flagship" | null;
            /**
             * Format: date-time
             * @description Trial ends
             */
            trialEndAt?: string | null;
            /** @description Contact */
            contact?: string | null;
            /** @description Mobile */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail
             */
            email?: string | null;
            /** @description Address */
            address?: string | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "enabled" | "paused";
        };
        CorporationFilter: {
            id?: components["schemas"]["IdEqIn"];
            name?: components["schemas"]["TextEqContains"];
            type?: ("enterprise" | "personal" | "selfEmployed" | null) | {
                in: ("enterprise" | "personal" | "selfEmployed")[];
            };
            customerType?: ("mediaOwner" | "advertiser" | "agent" | null) | {
                in: ("mediaOwner" | "advertiser" | "agent")[];
            };
            superiorId?: components["schemas"]["RefEqIn"];
            edition?: ("standard" | "enterprise" | "flagship" | null) | {
                in: ("standard" | "enterprise" | "flagship")[];
            };
            status?: ("enabled" | "paused" | null) | {
                in: ("enabled" | "paused")[];
            };
        };
        CorporationCreate: {
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "enterprise" | "personal" | "selfEmployed";
            /**
             * @description Customer type
             * @enum {string}
             */
            customerType?: "mediaOwner" | "advertiser" | "agent";
            /** @description Superior */
            superiorId?: string | null;
            /**
             * @description Edition
             * @enum {string|null}
             */
            edition?: "standard" | "enterprise" | "flagship" | null;
            /**
             * Format: date-time
             * @description Trial ends
             */
            trialEndAt?: string | null;
            /** @description Contact */
            contact?: string | null;
            /** @description Mobile */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail
             */
            email?: string | null;
            /** @description Address */
            address?: string | null;
        };
        CorporationUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /**
             * @description Type
             * @enum {string}
             */
            type?: "enterprise" | "personal" | "selfEmployed";
            /** @description Superior */
            superiorId?: string | null;
            /**
             * @description Edition
             * @enum {string|null}
             */
            edition?: "standard" | "enterprise" | "flagship" | null;
            /**
             * Format: date-time
             * @description Trial ends
             */
            trialEndAt?: string | null;
            /** @description Contact */
            contact?: string | null;
            /** @description Mobile */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail
             */
            email?: string | null;
            /** @description Address */
            address?: string | null;
        };
        CorporationIssuePointsForm: {
            /**
             * @description Type of point
             * @enum {string|null}
             */
            pointType?: "android" | "windows" | null;
            /** @description Number */
            count: number;
            /** @description Years */
            years?: number | null;
        };
        CorporationListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "createdAt" | "number" | "name" | "type" | "customerType" | "superiorId" | "edition" | "trialEndAt" | "contact" | "phone" | "email" | "address" | "status";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list" | "ads_platform";
            filter?: components["schemas"]["CorporationFilter"];
        };
        CorporationList: {
            list: components["schemas"]["CorporationRow"][];
            total: number;
        };
        CorporationIssuePointsInput: {
            ids: string[];
            /** @enum {string|null} */
            pointType?: "android" | "windows" | null;
            count: number;
            years?: number | null;
        };
        CorporationDeleteInput: {
            ids: string[];
        };
        DepartmentRow: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Parent */
            parentId?: string | null;
            /** @description Order */
            position?: number | null;
        };
        DepartmentDetail: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Parent */
            parentId?: string | null;
            /** @description Order */
            position?: number | null;
        };
        DepartmentFilter: {
            id?: components["schemas"]["IdEqIn"];
            corpId?: components["schemas"]["RefEqIn"];
            name?: components["schemas"]["TextEqContains"];
            parentId?: components["schemas"]["RefEqIn"];
        };
        DepartmentCreate: {
            /** @description Name */
            name: string;
            /** @description Parent */
            parentId?: string | null;
            /** @description Order */
            position?: number | null;
        };
        DepartmentUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Parent */
            parentId?: string | null;
            /** @description Order */
            position?: number | null;
        };
        DepartmentListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "corpId" | "createdAt" | "name" | "parentId" | "position";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["DepartmentFilter"];
        };
        DepartmentList: {
            list: components["schemas"]["DepartmentRow"][];
            total: number;
        };
        DepartmentTreeInput: {
            /** @description An enterprise: its departments at the top */
            corpId?: string;
            /** @description A department: those below it. Neither: the enterprises, where the caller sees several */
            parentId?: string;
            page: number;
        };
        DepartmentTreeOutput: {
            total: number;
            list: {
                /** @enum {string} */
                kind: "corporation" | "department";
                id: string;
                corpId: string;
                parentId: string | null;
                name: string;
                /** @description Departments right below */
                children: number;
                /** @description In it and below it, of those that the caller may see */
                people: number;
                /** @description The same */
                devices: number;
            }[];
        };
        DepartmentFindInput: {
            q: string;
        };
        DepartmentFindOutput: {
            found: {
                /** @enum {string} */
                kind: "department" | "account" | "device";
                id: string;
                name: string;
                node: {
                    /** @enum {string} */
                    kind: "corporation" | "department";
                    id: string;
                    corpId: string;
                    parentId: string | null;
                    name: string;
                    /** @description Departments right below */
                    children: number;
                    /** @description In it and below it, of those that the caller may see */
                    people: number;
                    /** @description The same */
                    devices: number;
                };
                /** @description Ids of the nodes above the department, the topmost first */
                path: string[];
            }[];
        };
        DepartmentLocateInput: {
            /** @description Of a department, or of an enterprise */
            id: string;
        };
        DepartmentLocateOutput: {
            node: {
                /** @enum {string} */
                kind: "corporation" | "department";
                id: string;
                corpId: string;
                parentId: string | null;
                name: string;
                /** @description Departments right below */
                children: number;
                /** @description In it and below it, of those that the caller may see */
                people: number;
                /** @description The same */
                devices: number;
            };
            /** @description Ids of the nodes above the department, the topmost first */
            path: string[];
        };
        DeviceRow: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Device No. */
            uuid: string;
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "android" | "windows";
            /**
             * @description Status
             * @enum {string}
             */
            status: "unknown" | "inactive" | "online" | "offline" | "invalid";
            /**
             * @description Fault
             * @enum {string|null}
             */
            fault?: "cannotShow" | "manifestBroken" | "leftOut" | "playRefused" | "storageFull" | "gone" | "hashWrong" | "sizeWrong" | null;
            /**
             * @description Scene
             * @enum {string|null}
             */
            scene?: "mall" | "shop" | "office" | "lift" | "station" | "hospital" | "school" | "outdoor" | "other" | null;
            /** @description Group */
            groupId: string;
            /** @description Sets */
            setIds: string[];
            /** @description Tags */
            tagIds: string[];
            /** @description Layout */
            layoutId?: string | null;
            /** @description Province */
            province?: string | null;
            /** @description City */
            city?: string | null;
            /** @description District */
            district?: string | null;
            /** @description Address */
            address?: string | null;
            /**
             * Format: date-time
             * @description Expires
             */
            expireAt?: string | null;
            /** @description Days left */
            daysLeft?: number | null;
            /**
             * Format: date-time
             * @description Heartbeat
             */
            heartbeatAt?: string | null;
            /** @description System */
            systemType?: string | null;
            /** @description Player version */
            apkVersion?: string | null;
            /** @description Resolution */
            resolution?: string | null;
        };
        DeviceDetail: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Device No. */
            uuid: string;
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "android" | "windows";
            /**
             * @description Status
             * @enum {string}
             */
            status: "unknown" | "inactive" | "online" | "offline" | "invalid";
            /**
             * @description Fault
             * @enum {string|null}
             */
            fault?: "cannotShow" | "manifestBroken" | "leftOut" | "playRefused" | "storageFull" | "gone" | "hashWrong" | "sizeWrong" | null;
            /**
             * @description Scene
             * @enum {string|null}
             */
            scene?: "mall" | "shop" | "office" | "lift" | "station" | "hospital" | "school" | "outdoor" | "other" | null;
            /** @description Group */
            groupId: string;
            /** @description Sets */
            setIds: string[];
            /** @description Tags */
            tagIds: string[];
            /** @description Layout */
            layoutId?: string | null;
            /** @description Time zone */
            zone?: string | null;
            /** @description Province */
            province?: string | null;
            /** @description City */
            city?: string | null;
            /** @description District */
            district?: string | null;
            /** @description Address */
            address?: string | null;
            /** @description Region */
            region?: string | null;
            /** @description Leader */
            leader?: string | null;
            /** @description Screen size (inches) */
            screenInches?: number | null;
            /** @description Frame size */
            frameSize?: string | null;
            /** @description Photos */
            photos?: string[] | null;
            /**
             * Format: date-time
             * @description Bound
             */
            boundAt?: string | null;
            /**
             * Format: date-time
             * @description Expires
             */
            expireAt?: string | null;
            /** @description Days left */
            daysLeft?: number | null;
            /** @description Point duration (years) */
            pointYears?: number | null;
            /** @description Bound order */
            orderNumber?: string | null;
            /**
             * Format: date-time
             * @description Heartbeat
             */
            heartbeatAt?: string | null;
            /** @description System */
            systemType?: string | null;
            /** @description System version */
            systemVersion?: string | null;
            /** @description Player version */
            apkVersion?: string | null;
            /** @description ROM */
            romBytes?: number | null;
            /** @description Free space */
            freeBytes?: number | null;
            /** @description RAM */
            ramBytes?: number | null;
            /** @description MAC addresses */
            macs?: string[] | null;
            /** @description IP addresses */
            ips?: string[] | null;
            /** @description Resolution */
            resolution?: string | null;
        };
        DeviceFilter: {
            id?: components["schemas"]["IdEqIn"];
            corpId?: components["schemas"]["RefEqIn"];
            deptId?: components["schemas"]["RefEqIn"];
            creatorId?: components["schemas"]["RefEqIn"];
            name?: components["schemas"]["TextEqContains"];
            type?: ("android" | "windows" | null) | {
                in: ("android" | "windows")[];
            };
            status?: ("unknown" | "inactive" | "online" | "offline" | "invalid" | null) | {
                in: ("unknown" | "inactive" | "online" | "offline" | "invalid")[];
            };
            fault?: ("cannotShow" | "manifestBroken" | "leftOut" | "playRefused" | "storageFull" | "gone" | "hashWrong" | "sizeWrong" | null) | {
                in: ("cannotShow" | "manifestBroken" | "leftOut" | "playRefused" | "storageFull" | "gone" | "hashWrong" | "sizeWrong")[];
            };
            scene?: ("mall" | "shop" | "office" | "lift" | "station" | "hospital" | "school" | "outdoor" | "other" | null) | {
                in: ("mall" | "shop" | "office" | "lift" | "station" | "hospital" | "school" | "outdoor" | "other")[];
            };
            groupId?: components["schemas"]["RefEqIn"];
            setIds?: components["schemas"]["RefsEqIn"];
            tagIds?: components["schemas"]["RefsEqIn"];
            layoutId?: components["schemas"]["RefEqIn"];
            expireAt?: components["schemas"]["InstantEqBetween"];
        };
        DeviceUpdateMany: {
            ids: string[];
            set: {
                deptId?: string | null;
                /** @enum {string|null} */
                scene?: "mall" | "shop" | "office" | "lift" | "station" | "hospital" | "school" | "outdoor" | "other" | null;
                groupId?: string;
                setIds?: string[] | null;
                tagIds?: string[] | null;
                layoutId?: string | null;
                zone?: string | null;
                province?: string | null;
                city?: string | null;
                district?: string | null;
                region?: string | null;
                leader?: string | null;
                lockPassword?: string | null;
            };
        };
        DeviceCreate: {
            /** @description Department */
            deptId?: string | null;
            /** @description Device No. */
            uuid: string;
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "android" | "windows";
            /**
             * @description Scene
             * @enum {string|null}
             */
            scene?: "mall" | "shop" | "office" | "lift" | "station" | "hospital" | "school" | "outdoor" | "other" | null;
            /** @description Group */
            groupId: string;
            /** @description Sets */
            setIds?: string[] | null;
            /** @description Tags */
            tagIds?: string[] | null;
            /** @description Layout */
            layoutId?: string | null;
            /** @description Time zone */
            zone?: string | null;
            /** @description Province */
            province?: string | null;
            /** @description City */
            city?: string | null;
            /** @description District */
            district?: string | null;
            /** @description Address */
            address?: string | null;
            /** @description Region */
            region?: string | null;
            /** @description Leader */
            leader?: string | null;
            /** @description Screen size (inches) */
            screenInches?: number | null;
            /** @description Frame size */
            frameSize?: string | null;
            /** @description Photos */
            photos?: string[] | null;
            /** @description Lock PIN */
            lockPassword?: string | null;
        };
        DeviceUpdate: {
            id: string;
            rev?: number;
            /** @description Department */
            deptId?: string | null;
            /** @description Name */
            name?: string;
            /**
             * @description Scene
             * @enum {string|null}
             */
            scene?: "mall" | "shop" | "office" | "lift" | "station" | "hospital" | "school" | "outdoor" | "other" | null;
            /** @description Group */
            groupId?: string;
            /** @description Sets */
            setIds?: string[] | null;
            /** @description Tags */
            tagIds?: string[] | null;
            /** @description Layout */
            layoutId?: string | null;
            /** @description Time zone */
            zone?: string | null;
            /** @description Province */
            province?: string | null;
            /** @description City */
            city?: string | null;
            /** @description District */
            district?: string | null;
            /** @description Address */
            address?: string | null;
            /** @description Region */
            region?: string | null;
            /** @description Leader */
            leader?: string | null;
            /** @description Screen size (inches) */
            screenInches?: number | null;
            /** @description Frame size */
            frameSize?: string | null;
            /** @description Photos */
            photos?: string[] | null;
            /** @description Lock PIN */
            lockPassword?: string | null;
        };
        DeviceListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "corpId" | "deptId" | "creatorId" | "createdAt" | "uuid" | "name" | "type" | "status" | "fault" | "scene" | "groupId" | "layoutId" | "province" | "city" | "district" | "address" | "expireAt" | "heartbeatAt" | "systemType" | "apkVersion" | "resolution";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list" | "expiring" | "exception";
            filter?: components["schemas"]["DeviceFilter"];
        };
        DeviceList: {
            list: components["schemas"]["DeviceRow"][];
            total: number;
        };
        DeviceExportInput: {
            /** @enum {string} */
            sort?: "id" | "corpId" | "deptId" | "creatorId" | "createdAt" | "uuid" | "name" | "type" | "status" | "fault" | "scene" | "groupId" | "layoutId" | "province" | "city" | "district" | "address" | "expireAt" | "heartbeatAt" | "systemType" | "apkVersion" | "resolution";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list" | "expiring" | "exception";
            ids?: string[];
            columns?: ("uuid" | "name" | "type" | "status" | "fault" | "scene" | "groupId" | "setIds" | "tagIds" | "deptId" | "layoutId" | "zone" | "province" | "city" | "district" | "address" | "region" | "leader" | "screenInches" | "frameSize" | "boundAt" | "expireAt" | "daysLeft" | "heartbeatAt" | "systemType" | "systemVersion" | "apkVersion" | "resolution" | "createdAt")[];
            zone?: string;
            filter?: components["schemas"]["DeviceFilter"];
        };
        DeviceAttentionInput: Record<string, never>;
        DeviceAttentionOutput: {
            /** @description How many there are; the list has the worst of them */
            total: number;
            list: {
                id: string;
                name: string;
                /** @description The worst first */
                reasons: {
                    /** @enum {string} */
                    kind: "fault" | "storage" | "offline" | "expired" | "download" | "expiring";
                    /**
                     * Format: date-time
                     * @description Since when; of a point, until when
                     */
                    at: string | null;
                    /** @description What the player reports; of a download the name of the ad; of storage the bytes that are free */
                    detail: string | null;
                }[];
            }[];
        };
        DeviceGroupRow: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            kind: "common" | "multiScreen";
            /** @description Rows */
            rows?: number | null;
            /** @description Columns */
            columns?: number | null;
            /** @description Plays in step */
            inStep?: boolean | null;
            /** @description Layout */
            layoutId?: string | null;
            /** @description Remark */
            remark?: string | null;
        };
        DeviceGroupDetail: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            kind: "common" | "multiScreen";
            /** @description Rows */
            rows?: number | null;
            /** @description Columns */
            columns?: number | null;
            /** @description Plays in step */
            inStep?: boolean | null;
            /** @description Layout */
            layoutId?: string | null;
            /** @description Remark */
            remark?: string | null;
        };
        DeviceGroupFilter: {
            id?: components["schemas"]["IdEqIn"];
            name?: components["schemas"]["TextEqContains"];
            kind?: ("common" | "multiScreen" | null) | {
                in: ("common" | "multiScreen")[];
            };
            layoutId?: components["schemas"]["RefEqIn"];
        };
        DeviceGroupUpdateMany: {
            ids: string[];
            set: {
                rows?: number | null;
                columns?: number | null;
                inStep?: boolean | null;
                layoutId?: string | null;
            };
        };
        DeviceGroupCreate: {
            /** @description Name */
            name: string;
            /**
             * @description Type
             * @enum {string}
             */
            kind?: "common" | "multiScreen";
            /** @description Rows */
            rows?: number | null;
            /** @description Columns */
            columns?: number | null;
            /** @description Plays in step */
            inStep?: boolean | null;
            /** @description Layout */
            layoutId?: string | null;
            /** @description Remark */
            remark?: string | null;
        };
        DeviceGroupUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Rows. Only while kind == 'multiScreen' */
            rows?: number | null;
            /** @description Columns. Only while kind == 'multiScreen' */
            columns?: number | null;
            /** @description Plays in step. Only while kind == 'multiScreen' */
            inStep?: boolean | null;
            /** @description Layout */
            layoutId?: string | null;
            /** @description Remark */
            remark?: string | null;
        };
        DeviceGroupListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "createdAt" | "name" | "kind" | "rows" | "columns" | "inStep" | "layoutId" | "remark";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["DeviceGroupFilter"];
        };
        DeviceGroupList: {
            list: components["schemas"]["DeviceGroupRow"][];
            total: number;
        };
        DevicePointRow: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Point No. */
            number?: string | null;
            /**
             * @description Type
             * @enum {string|null}
             */
            type?: "android" | "windows" | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "free" | "bound" | "expired";
            /** @description Device */
            deviceId?: string | null;
            /**
             * Format: date-time
             * @description Bound
             */
            boundAt?: string | null;
            /** @description Years */
            years?: number | null;
            /**
             * Format: date-time
             * @description Expires
             */
            expireAt?: string | null;
            /** @description Days left */
            daysLeft?: number | null;
            /** @description Order No. */
            orderNumber?: string | null;
            /** @description Trial */
            trial: boolean;
        };
        DevicePointDetail: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Point No. */
            number?: string | null;
            /**
             * @description Type
             * @enum {string|null}
             */
            type?: "android" | "windows" | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "free" | "bound" | "expired";
            /** @description Device */
            deviceId?: string | null;
            /**
             * Format: date-time
             * @description Bound
             */
            boundAt?: string | null;
            /** @description Years */
            years?: number | null;
            /**
             * Format: date-time
             * @description Expires
             */
            expireAt?: string | null;
            /** @description Days left */
            daysLeft?: number | null;
            /** @description Order No. */
            orderNumber?: string | null;
            /** @description Trial */
            trial: boolean;
        };
        DevicePointFilter: {
            id?: components["schemas"]["IdEqIn"];
            corpId?: components["schemas"]["RefEqIn"];
            type?: ("android" | "windows" | null) | {
                in: ("android" | "windows")[];
            };
            status?: ("free" | "bound" | "expired" | null) | {
                in: ("free" | "bound" | "expired")[];
            };
            deviceId?: components["schemas"]["RefEqIn"];
            expireAt?: components["schemas"]["InstantEqBetween"];
        };
        DevicePointCreate: Record<string, never>;
        DevicePointUpdate: {
            id: string;
            rev?: number;
        };
        DevicePointListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "corpId" | "createdAt" | "number" | "type" | "status" | "deviceId" | "boundAt" | "years" | "expireAt" | "orderNumber" | "trial";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["DevicePointFilter"];
        };
        DevicePointList: {
            list: components["schemas"]["DevicePointRow"][];
            total: number;
        };
        DeviceSetRow: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        DeviceSetDetail: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        DeviceSetFilter: {
            id?: components["schemas"]["IdEqIn"];
            name?: components["schemas"]["TextEqContains"];
        };
        DeviceSetCreate: {
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        DeviceSetUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Remark */
            remark?: string | null;
        };
        DeviceSetListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "createdAt" | "name" | "remark";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["DeviceSetFilter"];
        };
        DeviceSetList: {
            list: components["schemas"]["DeviceSetRow"][];
            total: number;
        };
        ImportTaskRow: {
            /** @description No. */
            id: string;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description File */
            fileName?: string | null;
            /** @description Imports */
            entity?: string | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "processing" | "completed" | "partlyCompleted" | "failed";
            /** @description Rows */
            total: number;
            /** @description Imported */
            done: number;
            /** @description Failed */
            failed: number;
            /** @description Why it stopped */
            problem?: string | null;
            /**
             * Format: date-time
             * @description Finished
             */
            finishedAt?: string | null;
        };
        ImportTaskDetail: {
            /** @description No. */
            id: string;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description File */
            fileName?: string | null;
            /** @description Imports */
            entity?: string | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "processing" | "completed" | "partlyCompleted" | "failed";
            /** @description Rows */
            total: number;
            /** @description Imported */
            done: number;
            /** @description Failed */
            failed: number;
            /** @description Why it stopped */
            problem?: string | null;
            /** @description Of the first rows that failed; all of them stand in the sheet that failures answers */
            errors?: {
                row: number;
                column?: string;
                field?: string;
                zh: string;
                en: string;
            }[] | null;
            /**
             * Format: date-time
             * @description Finished
             */
            finishedAt?: string | null;
        };
        ImportTaskFilter: {
            id?: components["schemas"]["IdEqIn"];
            creatorId?: components["schemas"]["RefEqIn"];
            createdAt?: components["schemas"]["InstantEqBetween"];
            fileName?: components["schemas"]["TextEqContains"];
            entity?: components["schemas"]["TextEqIn"];
            status?: ("processing" | "completed" | "partlyCompleted" | "failed" | null) | {
                in: ("processing" | "completed" | "partlyCompleted" | "failed")[];
            };
        };
        ImportTaskCreate: Record<string, never>;
        ImportTaskUpdate: {
            id: string;
            rev?: number;
        };
        ImportTaskListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "creatorId" | "createdAt" | "fileName" | "entity" | "status" | "total" | "done" | "failed" | "problem" | "finishedAt";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["ImportTaskFilter"];
        };
        ImportTaskList: {
            list: components["schemas"]["ImportTaskRow"][];
            total: number;
        };
        ImportTaskFailuresInput: {
            id: string;
        };
        LayoutRow: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Width (px) */
            width: number;
            /** @description Height (px) */
            height: number;
            /** @description Pages */
            pages: number;
            /** @description RTB slot */
            rtb?: boolean | null;
            /** @description CPM price (yuan per thousand) */
            cpmPriceFen?: number | null;
            /** @description Built-in */
            builtIn: boolean;
        };
        LayoutDetail: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Width (px) */
            width: number;
            /** @description Height (px) */
            height: number;
            /** @description Pages */
            pages: number;
            /** @description Arrangement */
            document: {
                [key: string]: unknown;
            };
            /** @description RTB slot */
            rtb?: boolean | null;
            /** @description CPM price (yuan per thousand) */
            cpmPriceFen?: number | null;
            /** @description Built-in */
            builtIn: boolean;
        };
        LayoutFilter: {
            id?: components["schemas"]["IdEqIn"];
            name?: components["schemas"]["TextEqContains"];
            rtb?: components["schemas"]["BooleanEqIn"];
        };
        LayoutCreate: {
            /** @description Name */
            name: string;
            /** @description Width (px) */
            width?: number;
            /** @description Height (px) */
            height?: number;
            /** @description Arrangement */
            document: {
                [key: string]: unknown;
            };
            /** @description RTB slot */
            rtb?: boolean | null;
            /** @description CPM price (yuan per thousand) */
            cpmPriceFen?: number | null;
        };
        LayoutUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Width (px) */
            width?: number;
            /** @description Height (px) */
            height?: number;
            /** @description Arrangement */
            document?: {
                [key: string]: unknown;
            };
            /** @description RTB slot */
            rtb?: boolean | null;
            /** @description CPM price (yuan per thousand) */
            cpmPriceFen?: number | null;
        };
        LayoutListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "createdAt" | "name" | "width" | "height" | "pages" | "rtb" | "cpmPriceFen" | "builtIn";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["LayoutFilter"];
        };
        LayoutList: {
            list: components["schemas"]["LayoutRow"][];
            total: number;
        };
        MaterialRow: {
            /** @description No. */
            id: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name?: string | null;
            /**
             * @description Type
             * @enum {string|null}
             */
            type?: "image" | "video" | "audio" | "archive" | "document" | null;
            /** @description Format */
            format?: string | null;
            /** @description Folder */
            folderId?: string | null;
            /** @description Category */
            categoryId?: string | null;
            /** @description Size */
            size?: number | null;
            /** @description Width (px) */
            width?: number | null;
            /** @description Height (px) */
            height?: number | null;
            /** @description Duration */
            durationMs?: number | null;
            /** @description Playable */
            playable: boolean;
            /** @description File */
            file?: string | null;
            /** @description Thumbnail */
            thumbnail?: string | null;
        };
        MaterialDetail: {
            /** @description No. */
            id: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name?: string | null;
            /**
             * @description Type
             * @enum {string|null}
             */
            type?: "image" | "video" | "audio" | "archive" | "document" | null;
            /** @description Format */
            format?: string | null;
            /** @description Folder */
            folderId?: string | null;
            /** @description Category */
            categoryId?: string | null;
            /** @description Size */
            size?: number | null;
            /** @description Width (px) */
            width?: number | null;
            /** @description Height (px) */
            height?: number | null;
            /** @description Duration */
            durationMs?: number | null;
            /** @description Playable */
            playable: boolean;
            /** @description MD5 */
            md5?: string | null;
            /** @description SHA-256 */
            sha256?: string | null;
            /** @description File */
            file?: string | null;
            /** @description Thumbnail */
            thumbnail?: string | null;
        };
        MaterialFilter: {
            id?: components["schemas"]["IdEqIn"];
            deptId?: components["schemas"]["RefEqIn"];
            creatorId?: components["schemas"]["RefEqIn"];
            createdAt?: components["schemas"]["InstantEqBetween"];
            name?: components["schemas"]["TextEqContains"];
            type?: ("image" | "video" | "audio" | "archive" | "document" | null) | {
                in: ("image" | "video" | "audio" | "archive" | "document")[];
            };
            folderId?: components["schemas"]["RefEqIn"];
            categoryId?: components["schemas"]["RefEqIn"];
        };
        MaterialCreate: {
            /** @description Name */
            name?: string | null;
        };
        MaterialUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string | null;
        };
        MaterialMoveForm: {
            /** @description Folder */
            folderId?: string | null;
        };
        MaterialClassifyForm: {
            /** @description Category */
            categoryId?: string | null;
        };
        MaterialCopyForm: {
            /** @description Folder */
            toFolderId?: string | null;
        };
        MaterialListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "deptId" | "creatorId" | "createdAt" | "name" | "type" | "format" | "folderId" | "categoryId" | "size" | "width" | "height" | "durationMs" | "playable";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["MaterialFilter"];
        };
        MaterialList: {
            list: components["schemas"]["MaterialRow"][];
            total: number;
        };
        MaterialMoveInput: {
            ids: string[];
            folderId?: string | null;
        };
        MaterialClassifyInput: {
            ids: string[];
            categoryId?: string | null;
        };
        MaterialCopyInput: {
            ids: string[];
            toFolderId?: string | null;
        };
        MaterialExportInput: {
            /** @enum {string} */
            sort?: "id" | "deptId" | "creatorId" | "createdAt" | "name" | "type" | "format" | "folderId" | "categoryId" | "size" | "width" | "height" | "durationMs" | "playable";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            ids?: string[];
            columns?: ("name" | "type" | "format" | "folderId" | "categoryId" | "size" | "durationMs" | "width" | "height" | "playable" | "creatorId" | "createdAt")[];
            zone?: string;
            filter?: components["schemas"]["MaterialFilter"];
        };
        MaterialCheckInput: {
            md5: string;
            size: number;
        };
        MaterialCheckOutput: {
            /** @description The material that has this content already */
            materialId: string | null;
        };
        MaterialApplyInput: {
            /** @description With its ending */
            name: string;
            size: number;
            md5: string;
        };
        MaterialApplyOutput: {
            uploadId: string;
            /** @description Where the multipart form is posted to */
            url: string;
            /** @description Posted before the file, in this order: access id, callback, policy, key, signature */
            fields: {
                name: string;
                value: string;
            }[];
        };
        MaterialPartsInput: {
            uploadId: string;
        };
        MaterialPartsOutput: {
            /** @description Bytes of each part but the last, which may be shorter */
            partSize: number;
            /** @description Parts that the store does not have, from 0 */
            missing: number[];
            /** @description For the first of them; ask again for the others */
            forms: {
                part: number;
                url: string;
                fields: {
                    name: string;
                    value: string;
                }[];
            }[];
        };
        MaterialCountsInput: Record<string, never>;
        MaterialCountsOutput: {
            total: number;
            /** @description In no folder */
            unfiled: number;
            folders: {
                id: string;
                count: number;
            }[];
        };
        MaterialVerifyInput: {
            uploadId: string;
            /** @description Without it, the name of the file */
            name?: string;
            folderId?: string | null;
        };
        MaterialVerifyOutput: {
            /** @description The material */
            id: string;
            name: string;
            /** @enum {string} */
            type: "image" | "video" | "audio" | "archive" | "document";
            playable: boolean;
        };
        MaterialCategoryRow: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        MaterialCategoryDetail: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        MaterialCategoryFilter: {
            id?: components["schemas"]["IdEqIn"];
            name?: components["schemas"]["TextEqContains"];
        };
        MaterialCategoryCreate: {
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        MaterialCategoryUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Remark */
            remark?: string | null;
        };
        MaterialCategoryListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "createdAt" | "name" | "remark";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["MaterialCategoryFilter"];
        };
        MaterialCategoryList: {
            list: components["schemas"]["MaterialCategoryRow"][];
            total: number;
        };
        MaterialFolderRow: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Parent */
            parentId?: string | null;
            /** @description Order */
            position?: number | null;
        };
        MaterialFolderDetail: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Parent */
            parentId?: string | null;
            /** @description Order */
            position?: number | null;
        };
        MaterialFolderFilter: {
            id?: components["schemas"]["IdEqIn"];
            name?: components["schemas"]["TextEqContains"];
            parentId?: components["schemas"]["RefEqIn"];
        };
        MaterialFolderCreate: {
            /** @description Name */
            name: string;
            /** @description Parent */
            parentId?: string | null;
            /** @description Order */
            position?: number | null;
        };
        MaterialFolderUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Parent */
            parentId?: string | null;
            /** @description Order */
            position?: number | null;
        };
        MaterialFolderListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "createdAt" | "name" | "parentId" | "position";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["MaterialFolderFilter"];
        };
        MaterialFolderList: {
            list: components["schemas"]["MaterialFolderRow"][];
            total: number;
        };
        OperationLogRow: {
            /** @description No. */
            id: string;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Time
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Account */
            userName?: string | null;
            /** @description Name */
            realName?: string | null;
            /** @description Operation */
            call?: string | null;
            /** @description Kind */
            entity?: string | null;
            /** @description Object */
            targetName?: string | null;
            /** @description Result */
            code?: number | null;
            /** @description From */
            ip?: string | null;
        };
        OperationLogDetail: {
            /** @description No. */
            id: string;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Time
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Account */
            userName?: string | null;
            /** @description Name */
            realName?: string | null;
            /** @description Operation */
            call?: string | null;
            /** @description Kind */
            entity?: string | null;
            /** @description Object No. */
            targetId?: string | null;
            /** @description Object */
            targetName?: string | null;
            /** @description Result */
            code?: number | null;
            /** @description From */
            ip?: string | null;
            /** @description Trace key */
            traceKey?: string | null;
            /** @description Before */
            before?: {
                [key: string]: unknown;
            } | null;
            /** @description After */
            after?: {
                [key: string]: unknown;
            } | null;
        };
        OperationLogFilter: {
            id?: components["schemas"]["IdEqIn"];
            creatorId?: components["schemas"]["RefEqIn"];
            createdAt?: components["schemas"]["InstantEqBetween"];
            userName?: components["schemas"]["TextEqContains"];
            call?: components["schemas"]["TextEqIn"];
            entity?: components["schemas"]["TextEqIn"];
        };
        OperationLogCreate: Record<string, never>;
        OperationLogUpdate: {
            id: string;
            rev?: number;
        };
        OperationLogListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "creatorId" | "createdAt" | "userName" | "realName" | "call" | "entity" | "targetName" | "code" | "ip";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["OperationLogFilter"];
        };
        OperationLogList: {
            list: components["schemas"]["OperationLogRow"][];
            total: number;
        };
        OperationLogExportInput: {
            /** @enum {string} */
            sort?: "id" | "creatorId" | "createdAt" | "userName" | "realName" | "call" | "entity" | "targetName" | "code" | "ip";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            ids?: string[];
            columns?: ("createdAt" | "realName" | "userName" | "call" | "targetName" | "entity" | "code" | "ip")[];
            zone?: string;
            filter?: components["schemas"]["OperationLogFilter"];
        };
        ProofOfPlayRow: {
            /** @description No. */
            id: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Revision */
            rev: number;
            /**
             * Format: date-time
             * @description Started
             */
            startedAt?: string | null;
            /** @description Duration */
            durationMs?: number | null;
            /** @description Ad */
            adId?: string | null;
            /** @description Ad name */
            adName?: string | null;
            /** @description Device */
            deviceId?: string | null;
            /** @description Device name */
            deviceName?: string | null;
            /** @description Slot name */
            slotName?: string | null;
            /** @description Material name */
            materialName?: string | null;
        };
        ProofOfPlayDetail: {
            /** @description No. */
            id: string;
            /** @description Department */
            deptId?: string | null;
            /** @description Revision */
            rev: number;
            /**
             * Format: date-time
             * @description Started
             */
            startedAt?: string | null;
            /**
             * Format: date-time
             * @description Ended
             */
            endedAt?: string | null;
            /** @description Duration */
            durationMs?: number | null;
            /** @description Ad */
            adId?: string | null;
            /** @description Ad name */
            adName?: string | null;
            /** @description Device */
            deviceId?: string | null;
            /** @description Device name */
            deviceName?: string | null;
            /** @description Ad slot */
            slotId?: string | null;
            /** @description Slot name */
            slotName?: string | null;
            /** @description Material */
            materialId?: string | null;
            /** @description Material name */
            materialName?: string | null;
            /** @description Advertiser */
            advertiserId?: string | null;
            /** @description Sequence */
            seq?: number | null;
            /** @description Time zone */
            zone?: string | null;
        };
        ProofOfPlayFilter: {
            id?: components["schemas"]["IdEqIn"];
            deptId?: components["schemas"]["RefEqIn"];
            startedAt?: components["schemas"]["InstantEqBetween"];
            adId?: components["schemas"]["RefEqIn"];
            adName?: components["schemas"]["TextEqContains"];
            deviceId?: components["schemas"]["RefEqIn"];
            deviceName?: components["schemas"]["TextEqContains"];
            slotId?: components["schemas"]["RefEqIn"];
            materialId?: components["schemas"]["RefEqIn"];
            advertiserId?: components["schemas"]["RefEqIn"];
        };
        ProofOfPlayCreate: Record<string, never>;
        ProofOfPlayUpdate: {
            id: string;
            rev?: number;
        };
        ProofOfPlayListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "deptId" | "startedAt" | "durationMs" | "adId" | "adName" | "deviceId" | "deviceName" | "slotName" | "materialName";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["ProofOfPlayFilter"];
        };
        ProofOfPlayList: {
            list: components["schemas"]["ProofOfPlayRow"][];
            total: number;
        };
        ProofOfPlayExportInput: {
            /** @enum {string} */
            sort?: "id" | "deptId" | "startedAt" | "durationMs" | "adId" | "adName" | "deviceId" | "deviceName" | "slotName" | "materialName";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            ids?: string[];
            columns?: ("startedAt" | "adName" | "deviceName" | "slotName" | "materialName" | "durationMs")[];
            zone?: string;
            filter?: components["schemas"]["ProofOfPlayFilter"];
        };
        ProofOfPlayTrendInput: {
            /** @description The last one is today */
            days: number;
            /** @description Whose midnight ends a day; without it Asia/Shanghai */
            zone?: string;
        };
        ProofOfPlayTrendOutput: {
            zone: string;
            /** @description The earliest first; none is left out */
            days: {
                /** Format: date */
                day: string;
                plays: number;
            }[];
            /** @description Of these days */
            total: number;
            /** @description Of as many days before them */
            before: number;
        };
        RoleRow: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /**
             * @description Role type
             * @enum {string}
             */
            roleType: "administrator" | "manager" | "staff" | "keeper";
            /**
             * @description Data permission
             * @enum {string}
             */
            dataScope: "deptTree" | "dept" | "self";
            /** @description Built-in */
            builtIn: boolean;
            /** @description Remark */
            remark?: string | null;
        };
        RoleDetail: {
            /** @description No. */
            id: string;
            /** @description Enterprise */
            corpId: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /**
             * @description Role type
             * @enum {string}
             */
            roleType: "administrator" | "manager" | "staff" | "keeper";
            /**
             * @description Data permission
             * @enum {string}
             */
            dataScope: "deptTree" | "dept" | "self";
            /** @description Permissions */
            permissions: string[];
            /** @description Built-in */
            builtIn: boolean;
            /** @description Remark */
            remark?: string | null;
        };
        RoleFilter: {
            id?: components["schemas"]["IdEqIn"];
            corpId?: components["schemas"]["RefEqIn"];
            name?: components["schemas"]["TextEqContains"];
            roleType?: ("administrator" | "manager" | "staff" | "keeper" | null) | {
                in: ("administrator" | "manager" | "staff" | "keeper")[];
            };
            dataScope?: ("deptTree" | "dept" | "self" | null) | {
                in: ("deptTree" | "dept" | "self")[];
            };
        };
        RoleCreate: {
            /** @description Name */
            name: string;
            /**
             * @description Role type
             * @enum {string}
             */
            roleType?: "administrator" | "manager" | "staff" | "keeper";
            /**
             * @description Data permission
             * @enum {string}
             */
            dataScope?: "deptTree" | "dept" | "self";
            /** @description Permissions */
            permissions: string[];
            /** @description Remark */
            remark?: string | null;
        };
        RoleUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /**
             * @description Role type
             * @enum {string}
             */
            roleType?: "administrator" | "manager" | "staff" | "keeper";
            /**
             * @description Data permission
             * @enum {string}
             */
            dataScope?: "deptTree" | "dept" | "self";
            /** @description Permissions */
            permissions?: string[];
            /** @description Remark */
            remark?: string | null;
        };
        RoleListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "corpId" | "createdAt" | "name" | "roleType" | "dataScope" | "builtIn" | "remark";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["RoleFilter"];
        };
        RoleList: {
            list: components["schemas"]["RoleRow"][];
            total: number;
        };
        SavedViewRow: {
            /** @description No. */
            id: string;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description List */
            entity: string;
            /** @description Name of a view of x-list.views; absent for the list itself */
            view?: string | null;
            /** @description Shared in the enterprise */
            shared?: boolean | null;
            /** @description What names a field or a column that is no longer there is passed over when the view is opened */
            state: {
                /** @description JSON, as in the address of the list */
                filter?: string;
                sort?: string;
                /** @enum {string} */
                order?: "asc" | "desc";
                pageSize?: number;
                /** @description How the rows are drawn, where the list has more than one way */
                layout?: string;
                /** @description All that there were, in order */
                columns?: string[];
                shown?: string[];
            };
        };
        SavedViewDetail: {
            /** @description No. */
            id: string;
            /** @description Created by */
            creatorId?: string | null;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description List */
            entity: string;
            /** @description Name of a view of x-list.views; absent for the list itself */
            view?: string | null;
            /** @description Shared in the enterprise */
            shared?: boolean | null;
            /** @description What names a field or a column that is no longer there is passed over when the view is opened */
            state: {
                /** @description JSON, as in the address of the list */
                filter?: string;
                sort?: string;
                /** @enum {string} */
                order?: "asc" | "desc";
                pageSize?: number;
                /** @description How the rows are drawn, where the list has more than one way */
                layout?: string;
                /** @description All that there were, in order */
                columns?: string[];
                shown?: string[];
            };
        };
        SavedViewFilter: {
            id?: components["schemas"]["IdEqIn"];
            creatorId?: components["schemas"]["RefEqIn"];
            name?: components["schemas"]["TextEqContains"];
            entity?: components["schemas"]["TextEqIn"];
            shared?: components["schemas"]["BooleanEqIn"];
        };
        SavedViewCreate: {
            /** @description Name */
            name: string;
            /** @description List */
            entity: string;
            /** @description Name of a view of x-list.views; absent for the list itself */
            view?: string | null;
            /** @description Shared in the enterprise */
            shared?: boolean | null;
            /** @description What names a field or a column that is no longer there is passed over when the view is opened */
            state: {
                /** @description JSON, as in the address of the list */
                filter?: string;
                sort?: string;
                /** @enum {string} */
                order?: "asc" | "desc";
                pageSize?: number;
                /** @description How the rows are drawn, where the list has more than one way */
                layout?: string;
                /** @description All that there were, in order */
                columns?: string[];
                shown?: string[];
            };
        };
        SavedViewUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Shared in the enterprise */
            shared?: boolean | null;
            /** @description What names a field or a column that is no longer there is passed over when the view is opened */
            state?: {
                /** @description JSON, as in the address of the list */
                filter?: string;
                sort?: string;
                /** @enum {string} */
                order?: "asc" | "desc";
                pageSize?: number;
                /** @description How the rows are drawn, where the list has more than one way */
                layout?: string;
                /** @description All that there were, in order */
                columns?: string[];
                shown?: string[];
            };
        };
        SavedViewListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "creatorId" | "createdAt" | "name" | "entity" | "view" | "shared";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["SavedViewFilter"];
        };
        SavedViewList: {
            list: components["schemas"]["SavedViewRow"][];
            total: number;
        };
        SearchFindInput: {
            /** @description Part of a name or number */
            q: string;
        };
        SearchFindOutput: {
            /** @description A few of each kind, the newest first */
            found: {
                /** @description Its kind, as in "adSlot" */
                entity: string;
                id: string;
                name: string;
                /** @description The field of its state; null where the kind has none, or the caller may not read it */
                stateField?: string | null;
                state?: string | null;
            }[];
        };
        SessionLoginInput: {
            userName: string;
            password: string;
        };
        SessionLoginOutput: {
            token: string;
            userId: string;
            /** @description Whose rows the caller makes and sees */
            corpId: string;
            /** @description Null where the account belongs to none */
            deptId: string | null;
            userName: string;
            realName: string;
            /** @description The corporation's number */
            crmCode: string;
            companyName: string;
            /** @enum {string} */
            versionLevel: "standard" | "enterprise" | "flagship";
            /** @description Of the trial; null where there is none */
            remainingDays: number | null;
            /** @enum {string} */
            system: "YXF" | "ADS";
            menuList: {
                key: string;
                entries: {
                    key: string;
                    /** @description Message key */
                    label: string;
                    path: string;
                    icon?: string;
                }[];
            }[];
            permissionList: {
                code: number;
            }[];
            /** @description Somebody else set the password; until it is changed no other call is let pass (ENT-09) */
            mustChangePassword: boolean;
        };
        SessionAccountLoginInput: {
            userName: string;
            password: string;
        };
        SessionAccountLoginOutput: {
            token: string;
            userId: string;
            /** @description Whose rows the caller makes and sees */
            corpId: string;
            /** @description Null where the account belongs to none */
            deptId: string | null;
            userName: string;
            realName: string;
            /** @description The corporation's number */
            crmCode: string;
            companyName: string;
            /** @enum {string} */
            versionLevel: "standard" | "enterprise" | "flagship";
            /** @description Of the trial; null where there is none */
            remainingDays: number | null;
            /** @enum {string} */
            system: "YXF" | "ADS";
            menuList: {
                key: string;
                entries: {
                    key: string;
                    /** @description Message key */
                    label: string;
                    path: string;
                    icon?: string;
                }[];
            }[];
            permissionList: {
                code: number;
            }[];
            /** @description Somebody else set the password; until it is changed no other call is let pass (ENT-09) */
            mustChangePassword: boolean;
        };
        SessionSendCodeInput: {
            phone: string;
        };
        SessionSendCodeOutput: {
            /** @description Seconds until another can be sent */
            resendS: number;
        };
        SessionMobileLoginInput: {
            phone: string;
            code: string;
        };
        SessionMobileLoginOutput: {
            token: string;
            userId: string;
            /** @description Whose rows the caller makes and sees */
            corpId: string;
            /** @description Null where the account belongs to none */
            deptId: string | null;
            userName: string;
            realName: string;
            /** @description The corporation's number */
            crmCode: string;
            companyName: string;
            /** @enum {string} */
            versionLevel: "standard" | "enterprise" | "flagship";
            /** @description Of the trial; null where there is none */
            remainingDays: number | null;
            /** @enum {string} */
            system: "YXF" | "ADS";
            menuList: {
                key: string;
                entries: {
                    key: string;
                    /** @description Message key */
                    label: string;
                    path: string;
                    icon?: string;
                }[];
            }[];
            permissionList: {
                code: number;
            }[];
            /** @description Somebody else set the password; until it is changed no other call is let pass (ENT-09) */
            mustChangePassword: boolean;
        };
        SessionLogoutInput: Record<string, never>;
        SessionLogoutOutput: Record<string, never>;
        SessionChangePasswordInput: {
            oldPassword: string;
            newPassword: string;
        };
        SessionChangePasswordOutput: Record<string, never>;
        SessionMenuInput: Record<string, never>;
        SessionMenuOutput: {
            userId: string;
            /** @description Whose rows the caller makes and sees */
            corpId: string;
            /** @description Null where the account belongs to none */
            deptId: string | null;
            userName: string;
            realName: string;
            /** @description The corporation's number */
            crmCode: string;
            companyName: string;
            /** @enum {string} */
            versionLevel: "standard" | "enterprise" | "flagship";
            /** @description Of the trial; null where there is none */
            remainingDays: number | null;
            /** @enum {string} */
            system: "YXF" | "ADS";
            menuList: {
                key: string;
                entries: {
                    key: string;
                    /** @description Message key */
                    label: string;
                    path: string;
                    icon?: string;
                }[];
            }[];
            permissionList: {
                code: number;
            }[];
            /** @description Somebody else set the password; until it is changed no other call is let pass (ENT-09) */
            mustChangePassword: boolean;
        };
        SessionHomeInput: Record<string, never>;
        SessionHomeOutput: {
            /** @description Of the trial; null where there is none */
            remainingDays: number | null;
            deviceCount: number;
            /** @description HOME-02; what the caller may see of them */
            ads: {
                playing: number;
                pendingPlay: number;
                pendingApproval: number;
                disapproved: number;
                expired: number;
            };
            /** @description HOME-03; for advertisers, zeros */
            devices: {
                all: number;
                online: number;
                offline: number;
                expired: number;
                expiring: number;
                inactive: number;
                exception: number;
            };
            /** @description How far this enterprise is on the way from a screen to a play (HOME-04); what the caller may see of it */
            flow: {
                /** @description Added */
                devices: number;
                /** @description In any state */
                ads: number;
                /** @description Ads that wait for a review */
                waiting: number;
                /** @description Ads that have been approved or refused */
                reviewed: number;
                /** @description Ads that screens have shown */
                played: number;
            };
            impressions: number;
            /** @description HOME-04 */
            software: {
                /** @enum {string} */
                type: "android" | "windows";
                version: string;
                url: string | null;
            }[];
        };
        TagRow: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        TagDetail: {
            /** @description No. */
            id: string;
            /**
             * Format: date-time
             * @description Created
             */
            createdAt: string;
            /** @description Revision */
            rev: number;
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        TagFilter: {
            id?: components["schemas"]["IdEqIn"];
            name?: components["schemas"]["TextEqContains"];
        };
        TagCreate: {
            /** @description Name */
            name: string;
            /** @description Remark */
            remark?: string | null;
        };
        TagUpdate: {
            id: string;
            rev?: number;
            /** @description Name */
            name?: string;
            /** @description Remark */
            remark?: string | null;
        };
        TagListInput: {
            page?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "id" | "createdAt" | "name" | "remark";
            /** @enum {string} */
            order?: "asc" | "desc";
            q?: string;
            /** @enum {string} */
            view?: "list";
            filter?: components["schemas"]["TagFilter"];
        };
        TagList: {
            list: components["schemas"]["TagRow"][];
            total: number;
        };
        UploadSignInput: {
            /** @description Whose field it is for: its x-file says what is taken */
            entity: string;
            /** @description Without it: a sheet that is imported */
            field?: string;
            /** @description With its ending */
            name: string;
            size: number;
        };
        UploadSignOutput: {
            uploadId: string;
            /** @description Where the multipart form is posted to */
            url: string;
            /** @description Posted before the file, in this order: access id, callback, policy, key, signature */
            fields: {
                name: string;
                value: string;
            }[];
        };
        UploadVerifyInput: {
            uploadId: string;
        };
        UploadVerifyOutput: {
            /** @description What the field is set to */
            uploadId: string;
            /** @description Opens the file for a while */
            url: string;
        };
    };
    responses: never;
    parameters: {
        envelope: components["schemas"]["Envelope"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "account.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AccountListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AccountList"];
                    };
                };
            };
        };
    };
    "account.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AccountDetail"];
                    };
                };
            };
        };
    };
    "account.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AccountCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AccountDetail"];
                    };
                };
            };
        };
    };
    "account.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AccountUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AccountDetail"];
                    };
                };
            };
        };
    };
    "account.updateMany": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AccountUpdateMany"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "account.enable": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "account.pause": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "account.resetPassword": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AccountResetPasswordInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "account.export": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AccountExportInput"];
                };
            };
        };
        responses: {
            /** @description A file, or an error as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Answer"];
                };
            };
        };
    };
    "account.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "ad.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdList"];
                    };
                };
            };
        };
    };
    "ad.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdDetail"];
                    };
                };
            };
        };
    };
    "ad.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdDetail"];
                    };
                };
            };
        };
    };
    "ad.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdDetail"];
                    };
                };
            };
        };
    };
    "ad.updateMany": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdUpdateMany"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "ad.approve": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "ad.reject": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdRejectInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "ad.see": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdSeeInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdSeeOutput"];
                    };
                };
            };
        };
    };
    "ad.seen": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdSeenInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdSeenOutput"];
                    };
                };
            };
        };
    };
    "ad.history": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdHistoryInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdHistoryOutput"];
                    };
                };
            };
        };
    };
    "ad.pause": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "ad.start": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "ad.repush": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "ad.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "ad.export": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdExportInput"];
                };
            };
        };
        responses: {
            /** @description A file, or an error as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Answer"];
                };
            };
        };
    };
    "ad.reach": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdReachInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdReachOutput"];
                    };
                };
            };
        };
    };
    "adDelivery.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdDeliveryListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdDeliveryList"];
                    };
                };
            };
        };
    };
    "adDelivery.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdDeliveryDetail"];
                    };
                };
            };
        };
    };
    "adSlot.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdSlotListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdSlotList"];
                    };
                };
            };
        };
    };
    "adSlot.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdSlotDetail"];
                    };
                };
            };
        };
    };
    "adSlot.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdSlotCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdSlotDetail"];
                    };
                };
            };
        };
    };
    "adSlot.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdSlotUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AdSlotDetail"];
                    };
                };
            };
        };
    };
    "adSlot.updateMany": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["AdSlotUpdateMany"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "adSlot.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "campaign.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["CampaignListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["CampaignList"];
                    };
                };
            };
        };
    };
    "campaign.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["CampaignDetail"];
                    };
                };
            };
        };
    };
    "campaign.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["CampaignCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["CampaignDetail"];
                    };
                };
            };
        };
    };
    "campaign.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["CampaignUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["CampaignDetail"];
                    };
                };
            };
        };
    };
    "campaign.start": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "campaign.pause": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "campaign.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "corporation.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["CorporationListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["CorporationList"];
                    };
                };
            };
        };
    };
    "corporation.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["CorporationDetail"];
                    };
                };
            };
        };
    };
    "corporation.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["CorporationCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["CorporationDetail"];
                    };
                };
            };
        };
    };
    "corporation.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["CorporationUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["CorporationDetail"];
                    };
                };
            };
        };
    };
    "corporation.enable": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "corporation.pause": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "corporation.issuePoints": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["CorporationIssuePointsInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "corporation.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["CorporationDeleteInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "department.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DepartmentListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DepartmentList"];
                    };
                };
            };
        };
    };
    "department.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DepartmentDetail"];
                    };
                };
            };
        };
    };
    "department.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DepartmentCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DepartmentDetail"];
                    };
                };
            };
        };
    };
    "department.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DepartmentUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DepartmentDetail"];
                    };
                };
            };
        };
    };
    "department.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "department.tree": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DepartmentTreeInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DepartmentTreeOutput"];
                    };
                };
            };
        };
    };
    "department.find": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DepartmentFindInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DepartmentFindOutput"];
                    };
                };
            };
        };
    };
    "department.locate": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DepartmentLocateInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DepartmentLocateOutput"];
                    };
                };
            };
        };
    };
    "device.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceList"];
                    };
                };
            };
        };
    };
    "device.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceDetail"];
                    };
                };
            };
        };
    };
    "device.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceDetail"];
                    };
                };
            };
        };
    };
    "device.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceDetail"];
                    };
                };
            };
        };
    };
    "device.updateMany": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceUpdateMany"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "device.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "device.export": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceExportInput"];
                };
            };
        };
        responses: {
            /** @description A file, or an error as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Answer"];
                };
            };
        };
    };
    "device.import": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Import"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ImportTaskId"];
                    };
                };
            };
        };
    };
    "device.importTemplate": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Nothing"];
                };
            };
        };
        responses: {
            /** @description A file, or an error as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Answer"];
                };
            };
        };
    };
    "device.attention": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceAttentionInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceAttentionOutput"];
                    };
                };
            };
        };
    };
    "deviceGroup.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceGroupListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceGroupList"];
                    };
                };
            };
        };
    };
    "deviceGroup.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceGroupDetail"];
                    };
                };
            };
        };
    };
    "deviceGroup.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceGroupCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceGroupDetail"];
                    };
                };
            };
        };
    };
    "deviceGroup.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceGroupUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceGroupDetail"];
                    };
                };
            };
        };
    };
    "deviceGroup.updateMany": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceGroupUpdateMany"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "deviceGroup.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "devicePoint.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DevicePointListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DevicePointList"];
                    };
                };
            };
        };
    };
    "devicePoint.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DevicePointDetail"];
                    };
                };
            };
        };
    };
    "devicePoint.takeBack": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "deviceSet.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceSetListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceSetList"];
                    };
                };
            };
        };
    };
    "deviceSet.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceSetDetail"];
                    };
                };
            };
        };
    };
    "deviceSet.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceSetCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceSetDetail"];
                    };
                };
            };
        };
    };
    "deviceSet.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["DeviceSetUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["DeviceSetDetail"];
                    };
                };
            };
        };
    };
    "deviceSet.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "importTask.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["ImportTaskListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ImportTaskList"];
                    };
                };
            };
        };
    };
    "importTask.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ImportTaskDetail"];
                    };
                };
            };
        };
    };
    "importTask.failures": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["ImportTaskFailuresInput"];
                };
            };
        };
        responses: {
            /** @description A file, or an error as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Answer"];
                };
            };
        };
    };
    "layout.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["LayoutListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["LayoutList"];
                    };
                };
            };
        };
    };
    "layout.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["LayoutDetail"];
                    };
                };
            };
        };
    };
    "layout.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["LayoutCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["LayoutDetail"];
                    };
                };
            };
        };
    };
    "layout.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["LayoutUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["LayoutDetail"];
                    };
                };
            };
        };
    };
    "layout.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "material.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialList"];
                    };
                };
            };
        };
    };
    "material.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialDetail"];
                    };
                };
            };
        };
    };
    "material.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialDetail"];
                    };
                };
            };
        };
    };
    "material.move": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialMoveInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "material.classify": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialClassifyInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "material.copy": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialCopyInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "material.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "material.export": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialExportInput"];
                };
            };
        };
        responses: {
            /** @description A file, or an error as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Answer"];
                };
            };
        };
    };
    "material.check": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialCheckInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialCheckOutput"];
                    };
                };
            };
        };
    };
    "material.apply": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialApplyInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialApplyOutput"];
                    };
                };
            };
        };
    };
    "material.parts": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialPartsInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialPartsOutput"];
                    };
                };
            };
        };
    };
    "material.counts": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialCountsInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialCountsOutput"];
                    };
                };
            };
        };
    };
    "material.verify": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialVerifyInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialVerifyOutput"];
                    };
                };
            };
        };
    };
    "materialCategory.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialCategoryListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialCategoryList"];
                    };
                };
            };
        };
    };
    "materialCategory.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialCategoryDetail"];
                    };
                };
            };
        };
    };
    "materialCategory.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialCategoryCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialCategoryDetail"];
                    };
                };
            };
        };
    };
    "materialCategory.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialCategoryUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialCategoryDetail"];
                    };
                };
            };
        };
    };
    "materialCategory.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "materialFolder.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialFolderListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialFolderList"];
                    };
                };
            };
        };
    };
    "materialFolder.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialFolderDetail"];
                    };
                };
            };
        };
    };
    "materialFolder.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialFolderCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialFolderDetail"];
                    };
                };
            };
        };
    };
    "materialFolder.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["MaterialFolderUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MaterialFolderDetail"];
                    };
                };
            };
        };
    };
    "materialFolder.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "operationLog.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["OperationLogListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["OperationLogList"];
                    };
                };
            };
        };
    };
    "operationLog.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["OperationLogDetail"];
                    };
                };
            };
        };
    };
    "operationLog.export": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["OperationLogExportInput"];
                };
            };
        };
        responses: {
            /** @description A file, or an error as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Answer"];
                };
            };
        };
    };
    "proofOfPlay.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["ProofOfPlayListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ProofOfPlayList"];
                    };
                };
            };
        };
    };
    "proofOfPlay.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ProofOfPlayDetail"];
                    };
                };
            };
        };
    };
    "proofOfPlay.export": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["ProofOfPlayExportInput"];
                };
            };
        };
        responses: {
            /** @description A file, or an error as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Answer"];
                };
            };
        };
    };
    "proofOfPlay.trend": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["ProofOfPlayTrendInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ProofOfPlayTrendOutput"];
                    };
                };
            };
        };
    };
    "role.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["RoleListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleList"];
                    };
                };
            };
        };
    };
    "role.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
        };
    };
    "role.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["RoleCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
        };
    };
    "role.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["RoleUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
        };
    };
    "role.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "savedView.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SavedViewListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SavedViewList"];
                    };
                };
            };
        };
    };
    "savedView.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SavedViewDetail"];
                    };
                };
            };
        };
    };
    "savedView.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SavedViewCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SavedViewDetail"];
                    };
                };
            };
        };
    };
    "savedView.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SavedViewUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SavedViewDetail"];
                    };
                };
            };
        };
    };
    "savedView.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "search.find": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SearchFindInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SearchFindOutput"];
                    };
                };
            };
        };
    };
    "session.login": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SessionLoginInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SessionLoginOutput"];
                    };
                };
            };
        };
    };
    "session.accountLogin": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SessionAccountLoginInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SessionAccountLoginOutput"];
                    };
                };
            };
        };
    };
    "session.sendCode": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SessionSendCodeInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SessionSendCodeOutput"];
                    };
                };
            };
        };
    };
    "session.mobileLogin": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SessionMobileLoginInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SessionMobileLoginOutput"];
                    };
                };
            };
        };
    };
    "session.logout": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SessionLogoutInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SessionLogoutOutput"];
                    };
                };
            };
        };
    };
    "session.changePassword": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SessionChangePasswordInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SessionChangePasswordOutput"];
                    };
                };
            };
        };
    };
    "session.menu": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SessionMenuInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SessionMenuOutput"];
                    };
                };
            };
        };
    };
    "session.home": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["SessionHomeInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SessionHomeOutput"];
                    };
                };
            };
        };
    };
    "tag.list": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["TagListInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["TagList"];
                    };
                };
            };
        };
    };
    "tag.one": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["TagDetail"];
                    };
                };
            };
        };
    };
    "tag.create": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["TagCreate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["TagDetail"];
                    };
                };
            };
        };
    };
    "tag.update": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["TagUpdate"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["TagDetail"];
                    };
                };
            };
        };
    };
    "tag.delete": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BatchResult"];
                    };
                };
            };
        };
    };
    "upload.sign": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["UploadSignInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["UploadSignOutput"];
                    };
                };
            };
        };
    };
    "upload.verify": {
        parameters: {
            query: {
                envelope: components["parameters"]["envelope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    payload: components["schemas"]["UploadVerifyInput"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["UploadVerifyOutput"];
                    };
                };
            };
        };
    };
}

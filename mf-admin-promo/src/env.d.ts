/// <reference types="@fio/design-system/css-modules" />
/// <reference types="@fio/platform/outline" />

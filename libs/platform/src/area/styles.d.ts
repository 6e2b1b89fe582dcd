/// <reference types="@fio/design-system/css-modules" />

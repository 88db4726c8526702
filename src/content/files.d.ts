/// <reference types="@modyfi/vite-plugin-yaml/modules" />
